import type { Table } from './board'
import { dragons } from './dragons'
import { irondie } from './irondie'
import { metals } from './metals'

/** The games this page has a board for. */
export const TABLES: Record<string, Table> = { dragons, metals, irondie }

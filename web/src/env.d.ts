/** Changes with any engine (`shell.ts`). */
declare const ENGINES_VERSION: string

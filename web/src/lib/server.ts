/** Whether the page comes from a server of the project, or from a plain web host that only has its files. */
export const hasServer = globalThis.document?.documentElement.dataset.server !== 'none'

/** Long enough after the start for whoever waited for it to be answered first. */
const AFTER_MS = 1000;

/**
 * Gives back, once, what only the start needed: the sources of six hundred modules, what made the schemas and the document of
 * the API, a young generation that grew with them. A quarter of the process's memory, which V8 by itself would keep. Costs
 * a pause of a fifth of a second; nothing happens where Node.js runs without --expose-gc (bin/prepare/node.mjs).
 */
export function giveBackMemoryOfStart(): void {
  setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), AFTER_MS).unref();
}

import { fileURLToPath } from 'node:url';
import { findNode } from './node.mjs';
import { runQuietly } from './run-quietly.mjs';
import { isToBeStripped } from './stripped-code.mjs';

/**
 * Strips the server's code of its types in a process that ends. A server that has to do it by itself keeps the 30 MB that it takes.
 * Should it fail, as where nobody may write, the server does so.
 * @param {string} root  the repository
 */
export async function stripAhead(root) {
  if (!isToBeStripped(root)) return;
  await runQuietly([findNode(root), [fileURLToPath(new URL('strip.mjs', import.meta.url))]], { cwd: root });
}

import { findNode, MEMORY_OPTIONS, shopEnvironment } from './node.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * Strips and compiles the server's code in a process that ends; the cache keeps it. A server that has to do it by itself keeps the 30 MB
 * that it takes as well. Should it fail, the server will say why.
 * @param {string} root  the repository
 */
export async function compileAhead(root) {
  const compile = [...MEMORY_OPTIONS, 'server/main.ts', '--compile-only']; // the cache is kept for each set of options
  await runQuietly([findNode(root), compile], { cwd: root, env: shopEnvironment(root) });
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { Trouble } from './trouble.mjs';

const MAJOR = 24; // runs TypeScript as it is

/**
 * The Node.js that runs Pressline: the pinned one that npm installed, else the one that runs this script.
 * @param {string} root  the repository
 */
export function findNode(root) {
  const pinned =
    process.platform === 'win32'
      ? path.join(root, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
      : path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= MAJOR) return process.execPath;
  throw new Trouble(
    `Pressline needs Node.js ${MAJOR} or newer here and this is ${process.version}: install it from https://nodejs.org and try again.`,
  );
}

/**
 * A young generation between V8's own choice, which keeps 100 MB more at rest, and a smaller one, which slows pages down; an old one
 * that is cleared when it is a quarter larger than what lives in it, not four times: 190 MB less under load, at the same pace; and leave to
 * give back what the start needed (server/give-back-memory.ts). And code that was stripped of its types ahead (read-stripped.mjs).
 */
export const MEMORY_OPTIONS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=25',
  '--expose-gc',
  `--import=${new URL('read-stripped.mjs', import.meta.url)}`,
];

/**
 * What the shop's processes find in their environment: stripped and compiled code is kept from one start to the next, which
 * makes the second one several times quicker; one arena of the C library's, since pictures and compression otherwise leave
 * every thread's own behind. Whoever sets one of them has it their way.
 * @param {string} root  the repository
 */
export function shopEnvironment(root) {
  return {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'pressline'),
    MALLOC_ARENA_MAX: '1',
    ...process.env,
    NODE_ENV: 'production',
  };
}

/**
 * What the server finds there: the same but for the cache of compiled code, which Node.js would keep in memory as long as it runs.
 * @param {string} root  the repository
 */
export function serverEnvironment(root) {
  return { ...shopEnvironment(root), NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
}

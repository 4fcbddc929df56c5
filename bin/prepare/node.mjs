import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.mjs';

const MAJOR = 24; // runs TypeScript directly

/**
 * Path of the Node.js that runs Pressline: the pinned one that npm installed, otherwise the one that runs this script.
 * @param {string} root the repository
 */
export function findNode(root) {
  const pinned =
    process.platform === 'win32'
      ? path.join(root, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
      : path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= MAJOR) return process.execPath;
  throw new UserError(
    `Pressline needs Node.js ${MAJOR} or newer here, but this is ${process.version}: install it from https://nodejs.org and try again.`,
  );
}

/** Limits V8's young generation, and how far its heap grows before it collects (docs/performance.md: 140 and 40 MB less when idle). */
export const SERVER_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=25'];

/**
 * The environment of the shop's processes. Compiled code is cached from one start to the next, which halves the time of
 * the second; the C library gets one arena, because pictures and compression otherwise leave memory behind in one for
 * each thread. Variables that are already set are kept.
 * @param {string} root the repository
 */
export function shopEnvironment(root) {
  return {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'pressline'),
    MALLOC_ARENA_MAX: '1',
    ...process.env,
    NODE_ENV: 'production',
  };
}

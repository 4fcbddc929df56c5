import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/**
 * The command that runs npm: the npm that called this script, under its own Node.js, otherwise the one on the PATH.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script === undefined || path.basename(script) !== 'npm-cli.js') return ['npm', args]; // run manually, or by yarn
  // Not our own executable: that may be the Node.js inside node_modules, which an install replaces.
  return [node ?? process.execPath, [script, ...args]];
}

/**
 * Chooses npm's cache folder: the data folder if the usual one can't be written, because a service's user often has no writable
 * home.
 * @param {string} root  the repository
 * @returns {string[]}  arguments for npm
 */
export function npmCache(root) {
  if (canWriteTo(process.env.npm_config_cache || path.join(homedir(), '.npm'))) return [];
  return ['--cache', path.resolve(root, process.env.DATA_DIR || 'data', 'npm-cache')];
}

function canWriteTo(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false; // missing, or not writable
  }
}

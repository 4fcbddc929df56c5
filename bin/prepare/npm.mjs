import path from 'node:path';

/**
 * The command that runs npm: the very npm that runs us, under its own Node.js, else the one on the PATH.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script === undefined || path.basename(script) !== 'npm-cli.js') return ['npm', args]; // run by hand, or by yarn
  // Not our own executable: that may be the Node.js inside node_modules, which an install replaces.
  return [node ?? process.execPath, [script, ...args]];
}

import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a development tool from node_modules on this terminal, or silently unless it fails.
 * @param {string} root the repository
 * @param {string} name as in node_modules/.bin
 * @param {string[]} args
 * @param {{ environment?: Record<string, string>, onlyFailures?: boolean }} [options] environment: added to this
 * process's own
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runTool(root, name, args, { environment = {}, onlyFailures = false } = {}) {
  const programs = path.join(root, 'node_modules', '.bin');
  const PATH = `${programs}${path.delimiter}${process.env.PATH ?? ''}`; // its "node" is the pinned one
  return new Promise((resolve) => {
    const tool = spawn(path.join(programs, name), args, {
      cwd: root,
      env: { ...process.env, ...environment, PATH },
      stdio: onlyFailures ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const output = [];
    for (const stream of [tool.stdout, tool.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    tool.on('error', (error) => {
      console.error(`${name} can't be run: ${error.message}`);
      resolve(false);
    });
    tool.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

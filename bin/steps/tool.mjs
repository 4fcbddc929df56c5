import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a development tool from node_modules with our terminal.
 * @param {string} root  the repository
 * @param {string} name  as in node_modules/.bin
 * @param {string[]} args
 * @param {Record<string, string>} [environment]  added to ours
 * @returns {Promise<boolean>}  whether it ended well
 */
export function runTool(root, name, args, environment = {}) {
  const programs = path.join(root, 'node_modules', '.bin');
  const PATH = `${programs}${path.delimiter}${process.env.PATH ?? ''}`; // its "node" is the pinned one
  return new Promise((resolve) => {
    const tool = spawn(path.join(programs, name), args, {
      cwd: root,
      env: { ...process.env, ...environment, PATH },
      stdio: 'inherit',
    });
    tool.on('error', (error) => {
      console.error(`${name} can't be run: ${error.message}`);
      resolve(false);
    });
    tool.on('exit', (code) => resolve(code === 0));
  });
}

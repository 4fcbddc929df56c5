import { spawn } from 'node:child_process';

/**
 * Runs a program without a word; what it said comes back for the case that it fails.
 * @param {[string, string[]]} command  program and arguments
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ succeeded: boolean, lines: string[] }>}
 */
export function runQuietly([program, args], options) {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const listen = (chunk) => {
      said += chunk;
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => resolve({ succeeded: false, lines: [error.message] }));
    child.on('close', (code) => resolve({ succeeded: code === 0, lines: linesOf(said) }));
  });
}

function linesOf(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${line}`);
}

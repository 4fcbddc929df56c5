import { spawn } from 'node:child_process';

const LINES_KEPT = 20;

/**
 * Runs a program without a word; its last lines come back for the case that it fails.
 * @param {[string, string[]]} command  program and arguments
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ succeeded: boolean, lastLines: string }>}
 */
export function runQuietly([program, args], options) {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const listen = (chunk) => {
      said = (said + chunk).slice(-20_000);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => resolve({ succeeded: false, lastLines: error.message }));
    child.on('close', (code) => resolve({ succeeded: code === 0, lastLines: lastLines(said) }));
  });
}

function lastLines(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(-LINES_KEPT)
    .map((line) => `  ${line}`)
    .join('\n');
}

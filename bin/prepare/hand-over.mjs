import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in our place: it has our terminal, we pass on what asks us to stop and end with its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<void>}  when it has ended
 */
export function handOver(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    let asked = false; // Ctrl-C reaches us twice: from the terminal, and passed on by npm
    const passOn = (signal) => {
      if (!asked) child.kill(signal);
      asked = true;
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(name, passOn);
      resolve();
    });
  });
}

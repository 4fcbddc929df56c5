import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onStopSignals } from './stop-signals.mjs';

/**
 * Runs a program in our place: it has our terminal, we pass on what asks us to stop and end with its exit code. After
 * Ctrl-C it may hear of it several times (from the terminal, from npm, from us).
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<void>}  when it has ended
 */
export function replaceProcess(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    const ignoreStops = onStopSignals((signal) => child.kill(signal));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      ignoreStops();
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      resolve();
    });
  });
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onStopSignals } from './stop-signals.mjs';

/**
 * Runs a program in place of this one: it gets the terminal, receives the signals that ask this process to stop, and
 * sets the exit code. After Ctrl-C it may get the signal several times (from the terminal, from npm, from this
 * process).
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<void>} when it has ended
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

import { spawn } from 'node:child_process';
import { onStopSignals } from './stop-signals.mjs';
import { Stopped } from './user-error.mjs';

const OWN_GROUP = process.platform !== 'win32';
/** npm ignores signals while it waits for the registry. The next start repeats whatever it leaves unfinished. */
const LAST_CALL_MS = 1000;

/**
 * Runs a program without printing its output, which is returned in case it fails. On a stop signal, the program and all
 * its children are ended: an npm left running would write into node_modules during the next start.
 * @param {[string, string[]]} command program and arguments
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ succeeded: boolean, lines: string[] }>}
 * @throws {Stopped} when it has ended
 */
export function runQuietly([program, args], options) {
  return new Promise((resolve, reject) => {
    let output = '';
    let stoppedBy;
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: OWN_GROUP });
    let lastCall;
    const ignoreStops = onStopSignals((signal) => {
      endGroup(child, 'SIGTERM');
      stoppedBy ??= signal;
      lastCall ??= setTimeout(() => endGroup(child, 'SIGKILL'), LAST_CALL_MS);
    });
    const listen = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => {
      ignoreStops();
      resolve({ succeeded: false, lines: [error.message] });
    });
    child.on('close', (code) => {
      ignoreStops();
      clearTimeout(lastCall);
      if (stoppedBy === undefined) resolve({ succeeded: code === 0, lines: linesOf(output) });
      else reject(new Stopped(stoppedBy));
    });
  });
}

function endGroup(child, signal) {
  if (!OWN_GROUP) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // all of them have ended
  }
}

function linesOf(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${line}`);
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_EVERY_MS = 500;

/**
 * Runs a program in our place: it has our terminal, we pass on what asks us to stop and end with its exit code. After
 * Ctrl-C it may hear of it several times (from the terminal, from npm, from us).
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<void>}  when it has ended
 */
export function handOver(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    const passOn = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    const watch = watchNpm(() => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of SIGNALS) process.removeListener(name, passOn);
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      resolve();
    });
  });
}

// An npm that is killed outright passes nothing on. Its end shows in our parent's number; a shop that nobody can stop
// any more would keep the port.
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined; // not run by npm: whoever started us may leave
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, LOOK_EVERY_MS);
  return watch;
}

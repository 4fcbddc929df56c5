import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const MAIN = path.join(ROOT, 'server/main.ts');

/** Environment of a shop process in a test: nothing of the caller's, except the compile cache. */
export const SHOP_ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/pressline'),
} as const;

/**
 * Starts the whole server as a separate process, on a free port and in a separate folder. A process that still runs
 * after the test is killed.
 * @returns the process and its output so far
 */
export function startServerProcess(environment: Readonly<Record<string, string>>, ...args: string[]) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pressline-main-'));
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...SHOP_ENVIRONMENT, DATA_DIR: dataDir, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { child, output };
}

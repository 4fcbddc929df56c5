import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { REDIS } from './test-with.ts';

const PASSWORD = 'only-in-this-test';

/** A real Redis for one test, which keeps nothing on disk, and ends with the test. */
export async function openRedisServer(): Promise<{ port: number; urlWith: (password: string) => string; url: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-redis-'));
  const port = await freePort();
  const settings = { port: String(port), bind: '127.0.0.1', dir: folder, save: '', requirepass: PASSWORD };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn(REDIS.file, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    server.kill('SIGKILL');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  for await (const words of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += String(words);
    if (said.includes('Ready to accept connections')) break;
  }
  server.stdout.resume();
  const urlWith = (password: string) => `redis://:${password}@127.0.0.1:${port}`;
  return { port, urlWith, url: urlWith(PASSWORD) };
}

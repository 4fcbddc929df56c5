import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { shopEnvironment } from '../bin/prepare/node.mjs';

const ROOT = path.join(import.meta.dirname, '..');

export interface StartedServer {
  url: string;
  pid: number;
  /** Time from start until it served. */
  readyMs: number;
  /** Resident memory in megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a script that prints its address, as a separate process. */
export async function startServerProcess(
  args: string[],
  environment: Record<string, string> = {},
): Promise<StartedServer> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...shopEnvironment(ROOT), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: Math.round(performance.now() - begun),
    memory: () => residentMegabytes(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed)?.[0];
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
}

async function residentMegabytes(pid: number): Promise<number> {
  const ps = spawn('ps', ['-o', 'rss=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  ps.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(ps, 'close');
  return Math.round(Number(text.trim()) / 1024);
}

/** Runs a script to its end and returns its output. */
export async function outputOf(args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, { env: shopEnvironment(ROOT), stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}.`);
  return printed.trim();
}

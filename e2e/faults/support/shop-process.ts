import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { MAJOR_VERSION } from '#platform/database/embedded/binaries.ts';
import { findPostmaster } from '#platform/database/embedded/postmaster-file.ts';
import { readSecrets } from '#platform/database/embedded/secrets.ts';
import { shopUrls } from '#platform/database/embedded/shop-database.ts';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { databaseFolder } from '#server/data-folders.ts';
import { SERVER_OPTIONS, shopEnvironment } from '../../../bin/prepare/node.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const START_MS = scaledTimeout(120_000); // the first start creates database and sample data, on a machine that may be busy

/** The built shop as a separate process, started the way an operator starts it. */
export interface ShopProcess {
  /** Address of the shop; no slash at the end. */
  url: string;
  child: ChildProcess;
  /** All of its output. */
  output(): string;
  /** Errors that it has logged as its own faults. */
  faults(): string[];
  /** Like kill -9: without a chance to clean up. */
  kill(): Promise<void>;
  /** Like SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts it and waits until it serves; it ends with the test at the latest.
 * @param wrapper a program and its arguments that run the shop's program
 * @param root folder of its version; this one's if omitted
 */
export async function startShop(
  environment: NodeJS.ProcessEnv,
  { wrapper = [], root = ROOT }: { wrapper?: string[]; root?: string } = {},
): Promise<ShopProcess> {
  const { NODE_COMPILE_CACHE = '' } = shopEnvironment(ROOT);
  const command = [...wrapper, process.execPath, ...SERVER_OPTIONS, path.join(root, 'server/main.ts')];
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE,
      MALLOC_ARENA_MAX: '1',
      PORT: '0',
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  let isEnding = false;
  void ended.then(() => {
    if (!isEnding) console.error(`The shop ended by itself: ${output.slice(-4000)}`);
  });
  const end = async (signal: NodeJS.Signals) => {
    isEnding = true;
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  onTestFinished(() => end('SIGKILL'));
  const isReady = vi.waitFor(
    () => {
      if (!output.includes('Pressline is ready.')) throw new Error(`The shop is not ready: ${output}`);
    },
    { timeout: START_MS, interval: 20 },
  );
  const isOver = ended.then(() => {
    throw new Error(`The shop ended: ${output}`);
  });
  isOver.catch(() => {}); // it also ends when asked to
  await Promise.race([isReady, isOver]);
  const [, url = ''] = /"shop":"(http[^"]+?)\/"/.exec(output) ?? [];
  return {
    url: url.replace('localhost', '127.0.0.1'),
    child,
    output: () => output,
    faults: () => output.split('\n').filter((line) => line.includes('"err":{')),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}

/** The environment of a shop that sends webhooks, also to this machine. */
export const webhooksToLoopback = (dataDir: string) => ({
  DATA_DIR: dataDir,
  SECRETS_KEY: Buffer.alloc(32, 'k').toString('base64'),
  WEBHOOKS_TO_LOOPBACK: 'yes',
});

/** A DATA_DIR created for the test. An embedded database left behind in it is stopped, and the folder removed. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pressline-faults-'));
  onTestFinished(async () => {
    if (postmasterOf(dataDir) !== undefined) {
      const log = { info() {}, warn() {}, error: console.error };
      const leftBehind = await startEmbedded({ folder: databaseFolder(dataDir), log });
      await leftBehind.stop();
    }
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

/** The embedded database's own process. */
export function postmasterOf(dataDir: string) {
  return findPostmaster(path.join(databaseFolder(dataDir), `postgres-${MAJOR_VERSION}`));
}

/**
 * The embedded database's address while it runs, as the role that the shop serves with; over the network, because its
 * folder may be on a disk that only the shop sees.
 */
export function embeddedUrl(dataDir: string): string {
  const postmaster = postmasterOf(dataDir);
  if (postmaster === undefined) throw new Error(`No database is running in ${dataDir}.`);
  return shopUrls({ ...postmaster, socketFolder: undefined }, readSecrets(databaseFolder(dataDir), true)).url;
}

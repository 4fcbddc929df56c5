import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { MAJOR_VERSION } from '../binaries.ts';
import type { EmbeddedLog } from '../logger.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from '../start-embedded.ts';

const Addresses = z.object({ url: z.string(), ownerUrl: z.string(), adminUrl: z.string() });

/** Fixture for tests of the embedded database: a folder, and databases and child processes that end with it. */
export class Workshop {
  /** Contains a space, as users' folders do. */
  readonly folder = path.join(mkdtempSync(path.join(tmpdir(), 'pressline-embedded-')), 'my shop');
  readonly messages: string[] = [];
  readonly #endings: (() => unknown)[] = [];

  readonly log: EmbeddedLog = {
    info: (message) => this.messages.push(message),
    warn: (message) => this.messages.push(message),
    error: (message) => this.messages.push(message),
  };

  async start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
    const database = await startEmbedded({ folder: this.folder, log: this.log, ...options });
    this.#endings.push(() => database.stop());
    return database;
  }

  /** Another process that uses the folder; `kill` ends it like kill -9, without cleanup. */
  async startElsewhere(task?: 'claim') {
    const script = fileURLToPath(new URL('./use-embedded.ts', import.meta.url));
    const child = spawn(process.execPath, [script, this.folder, task ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(child, 'exit');
    const kill = async () => {
      child.kill('SIGKILL');
      await gone;
    };
    this.#endings.push(kill);
    const [line] = await once(createInterface(child.stdout), 'line');
    return { ...Addresses.parse(JSON.parse(String(line))), pid: child.pid, kill };
  }

  /** A session that stays open until the end of the test. */
  async session(url: string): Promise<pg.Client> {
    const client = await connect(url);
    this.#endings.push(() => client.end());
    return client;
  }

  /** Runs one query in a separate session. */
  async query(url: string, text: string): Promise<unknown[][]> {
    const client = await connect(url);
    try {
      const { rows } = await client.query({ text, rowMode: 'array' });
      return rows;
    } finally {
      await client.end();
    }
  }

  get dataFolder(): string {
    return path.join(this.folder, `postgres-${MAJOR_VERSION}`);
  }

  /** The id of the server's process, from its own file; undefined if it has stopped. */
  serverPid(): number | undefined {
    const file = path.join(this.dataFolder, 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  }

  async close(): Promise<void> {
    for (const end of this.#endings.toReversed()) await end();
    if (this.serverPid() !== undefined) await (await this.start()).stop(); // a test left a server without an owner
    if (existsSync(this.dataFolder))
      rmSync(path.dirname(realpathSync(this.dataFolder)), { recursive: true, force: true });
    rmSync(path.dirname(this.folder), { recursive: true, force: true });
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // tests kill servers; a running query still rejects
  await client.connect();
  return client;
}

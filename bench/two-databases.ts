import { once } from 'node:events';
import { chownSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { asNobody, freePorts, isRoot, run, runOnce, type Program } from '../e2e/cluster/programs.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
const NOBODY = 65_534;

export interface RunningDatabase {
  /** As the superuser, on the database `postgres`. */
  url: string;
  pid: number;
}

/** Debian's PostgreSQL with its usual settings, and a streaming standby of it, on this machine's loopback. */
export class TwoDatabases {
  readonly #folder: string;
  readonly #programs: Program[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
  }

  async startPrimary(): Promise<RunningDatabase> {
    const data = path.join(this.#folder, 'primary');
    await this.#once('initdb', '-D', data, '-U', 'bench', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8');
    return this.#start(data);
  }

  async startStandby(primary: RunningDatabase): Promise<RunningDatabase> {
    const data = path.join(this.#folder, 'standby');
    await this.#once('pg_basebackup', '-d', primary.url, '-D', data, '-R', '-X', 'stream', '-c', 'fast');
    return this.#start(data);
  }

  async stop(): Promise<void> {
    for (const program of this.#programs.toReversed()) await program.end('SIGINT');
  }

  #once(program: string, ...args: string[]): Promise<void> {
    return runOnce([...asNobody, path.join(PROGRAMS, program), ...args], this.#folder, program);
  }

  async #start(data: string): Promise<RunningDatabase> {
    const [port = 0] = await freePorts(1);
    const settings = ['-p', String(port), '-k', this.#folder, '-c', 'max_connections=200'];
    const program = run(
      [...asNobody, path.join(PROGRAMS, 'postgres'), '-D', data, ...settings],
      this.#folder,
      path.basename(data),
    );
    this.#programs.push(program);
    const url = `postgres://bench@127.0.0.1:${port}/postgres`;
    await Promise.race([answers(url), once(program.process, 'exit').then(() => ended(data))]);
    // setpriv becomes the program that it starts: the process is PostgreSQL's own.
    return { url, pid: program.process.pid ?? 0 };
  }
}

function ended(data: string): never {
  throw new Error(`PostgreSQL ended: see ${data}.log`);
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await pause(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Archive } from './archive.ts';
import { asNobody, programFile, run, type Program } from './programs.ts';

export interface NodeParts {
  name: string;
  folder: string;
  port: number;
  restPort: number;
  etcdPorts: number[];
  password: string;
  /** Command that archives each full segment of the log. */
  archive: Archive;
  /** Certificate and key of the server. */
  tls: { cert: string; key: string };
}

/** Patroni's own time: a primary on a lost machine is replaced once its lease (ttl) has run out. */
export const PATRONI = { ttl: 20, loop_wait: 4, retry_timeout: 8 };

/** One machine of the cluster: a PostgreSQL and the Patroni that runs it. */
export class PostgresNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly data: string;
  readonly #folder: string;
  readonly #config: string;
  #patroni: Program | undefined;

  constructor(parts: NodeParts) {
    this.name = parts.name;
    this.port = parts.port;
    this.restPort = parts.restPort;
    this.#folder = parts.folder;
    this.data = path.join(parts.folder, parts.name);
    this.#config = path.join(parts.folder, `${parts.name}.yml`);
    writeFileSync(this.#config, JSON.stringify(configOf(parts, this.data))); // JSON is valid YAML
  }

  start(): void {
    this.#patroni = run([...asNobody, programFile('patroni'), this.#config], this.#folder, `patroni-${this.name}`);
  }

  /** Like a power failure: Patroni and PostgreSQL end at once. */
  async kill(): Promise<void> {
    const postmaster = this.#postmaster();
    await this.#patroni?.end('SIGKILL');
    if (postmaster !== undefined) signal(postmaster, 'SIGKILL');
  }

  /** Like an unplugged cable: no responses, no refusals, and the node does not know. */
  freeze(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGCONT');
  }

  /** Stops it cleanly, and for good. */
  async stop(): Promise<void> {
    this.thaw();
    const postmaster = this.#postmaster();
    await this.#patroni?.end('SIGKILL');
    if (postmaster !== undefined) signal(postmaster, 'SIGQUIT');
  }

  /** 'primary', 'replica', 'sync_standby', or undefined while it does not answer. */
  async role(): Promise<string | undefined> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.restPort}/patroni`, { signal: AbortSignal.timeout(1000) });
      const { role, state, sync_standby } = (await answer.json()) as PatroniStatus;
      if (state !== 'running') return undefined;
      if (role === 'master' || role === 'primary') return 'primary';
      return sync_standby === true ? 'sync_standby' : 'replica';
    } catch {
      return undefined;
    }
  }

  #processes(): number[] {
    const postmaster = this.#postmaster();
    const patroni = this.#patroni?.process.pid;
    return [patroni, postmaster].flatMap((pid) => (pid === undefined ? [] : [pid, ...childrenOf(pid)]));
  }

  #postmaster(): number | undefined {
    try {
      const pid = Number(readFileSync(path.join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      const isIts = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.data);
      return isIts ? pid : undefined; // a file left behind by a kill names no process, or another one
    } catch {
      return undefined;
    }
  }
}

interface PatroniStatus {
  role: string;
  state: string;
  sync_standby?: boolean;
}

function configOf({ name, folder, port, restPort, etcdPorts, password, archive, tls }: NodeParts, data: string) {
  const address = `127.0.0.1:${port}`;
  const rest = `127.0.0.1:${restPort}`;
  return {
    scope: 'pressline',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: etcdPorts.map((etcd) => `127.0.0.1:${etcd}`) },
    bootstrap: {
      dcs: {
        ...PATRONI,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, shared_buffers: '64MB', wal_log_hints: 'on', wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'local all all trust',
        'host replication all 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: data,
      bin_dir: path.dirname(programFile('postgres')),
      pgpass: path.join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: {
        unix_socket_directories: folder,
        ssl: 'on',
        ssl_cert_file: tls.cert,
        ssl_key_file: tls.key,
        archive_mode: 'on',
        archive_command: archive.commandFor(data),
      },
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // it has ended
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended
  }
}

import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openS3Server, type S3Server } from '#platform/testing/s3-server.ts';
import { openSmtpInbox, type SmtpInbox } from '#platform/testing/smtp-inbox.ts';
import { DatabaseGate } from '#server/testing/database-gate.ts';
import { SERVER_OPTIONS, shopEnvironment } from '../../bin/prepare/node.mjs';
import { Archive } from './archive.ts';
import { PostgresNode } from './postgres-node.ts';
import {
  asNobody,
  endingWithTest,
  freePorts,
  isRoot,
  programFile,
  requirePrograms,
  run,
  runOnce,
  type Program,
} from './programs.ts';
import { startHaproxy, startNginx, startPgbouncer } from './proxies.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const NOBODY = 65_534;
const PASSWORD = 'only-on-this-machine';
const START_MS = 180_000;
const MACHINES = [0, 1, 2] as const;

/**
 * A whole cluster on this machine's loopback: three etcd, three PostgreSQL under Patroni with one synchronous standby,
 * haproxy and pgbouncer before them, two shops behind nginx, files in S3, and a mail server.
 *
 *     nginx ─► 2 × shop ─► pgbouncer ─► haproxy ─► primary        queries
 *                      ├──────────────► haproxy ─► a standby      reads that may be a second old
 *                      └──────────────────────────► primary        LISTEN: three hosts, TLS
 */
export class Cluster {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'pressline-cluster-'));
  readonly nodes: PostgresNode[] = [];
  readonly archive = new Archive(this.folder);
  readonly #etcd: Program[] = [];
  readonly #shops: Program[] = [];
  #ports: Ports | undefined;
  #haproxy: Program | undefined;
  #pgbouncer: Program | undefined;
  #nginx: Program | undefined;
  #restored: Program | undefined;
  #s3: S3Server | undefined;
  #bucket: DatabaseGate | undefined;
  #inbox: SmtpInbox | undefined;

  /** @throws an error whose message names the missing programs */
  async start(): Promise<void> {
    requirePrograms();
    if (isRoot) chownSync(this.folder, NOBODY, NOBODY);
    this.#ports = await choosePorts();
    const tls = await this.#makeCertificate();
    for (const machine of MACHINES) this.startEtcd(machine);
    for (const machine of MACHINES) {
      const { postgres, rest, etcd } = this.ports;
      const node = { folder: this.folder, etcdPorts: etcd, password: PASSWORD, archive: this.archive, tls };
      this.nodes.push(
        new PostgresNode({
          ...node,
          name: `pg${machine + 1}`,
          port: postgres[machine] ?? 0,
          restPort: rest[machine] ?? 0,
        }),
      );
    }
    for (const node of this.nodes) node.start();
    await this.settled();
    await this.archive.open(await this.nodeThatIs('primary'));
    this.#haproxy = startHaproxy(this.folder, this.ports, this.nodes);
    this.startPgbouncer();
    await this.#openServices();
    await this.#makeShop();
    for (const shop of [0, 1]) this.startShop(shop);
    this.#nginx = startNginx(this.folder, this.ports.nginx, this.ports.shops);
    await until('both shops are ready', async () => (await this.shopsReady()) === 2);
  }

  async stop(): Promise<void> {
    await this.#nginx?.end('SIGTERM'); // it takes its worker along
    for (const program of [...this.#shops, this.#restored, this.#pgbouncer, this.#haproxy])
      await program?.end('SIGKILL');
    await Promise.all(this.nodes.map((node) => node.stop()));
    await Promise.all(this.#etcd.map((member) => member.end('SIGKILL')));
    await this.#bucket?.close();
    await this.#s3?.stop();
    await this.#inbox?.stop();
    await pause(500); // PostgreSQL's last output goes into its folder
    if (process.env['KEEP_CLUSTER'] !== 'yes') rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  get ports(): Ports {
    if (this.#ports === undefined) throw new Error('The cluster has not been started.');
    return this.#ports;
  }

  /** Address of the shop for customers. */
  get url(): string {
    return `http://127.0.0.1:${this.ports.nginx}`;
  }

  /** Bypasses pgbouncer, to whichever node is the primary. */
  get primaryUrl(): string {
    return `postgres://shop:${PASSWORD}@127.0.0.1:${this.ports.primary}/shop`;
  }

  get inbox(): SmtpInbox {
    if (this.#inbox === undefined) throw new Error('The cluster has not been started.');
    return this.#inbox;
  }

  get bucket(): DatabaseGate {
    if (this.#bucket === undefined) throw new Error('The cluster has not been started.');
    return this.#bucket;
  }

  startEtcd(machine: number): void {
    const { etcd, peers } = this.ports;
    const [client, peer] = [`http://127.0.0.1:${etcd[machine]}`, `http://127.0.0.1:${peers[machine]}`];
    const member = {
      name: `etcd${machine + 1}`,
      'data-dir': path.join(this.folder, `etcd${machine + 1}`),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': peers.map((port, each) => `etcd${each + 1}=http://127.0.0.1:${port}`).join(','),
      'initial-cluster-state': 'new',
      'heartbeat-interval': '250',
      'election-timeout': '2500',
    };
    const options = Object.entries(member).map(([name, value]) => `--${name}=${value}`);
    this.#etcd[machine] = run([...asNobody, programFile('etcd'), ...options], this.folder, `etcd${machine + 1}`);
  }

  async killEtcd(machine: number): Promise<void> {
    await this.#etcd[machine]?.end('SIGKILL');
  }

  startPgbouncer(): void {
    this.#pgbouncer = startPgbouncer(this.folder, { own: this.ports.pgbouncer, primary: this.ports.primary }, PASSWORD);
  }

  async killPgbouncer(): Promise<void> {
    await this.#pgbouncer?.end('SIGKILL');
  }

  startShop(shop: number): void {
    const command = [...endingWithTest, process.execPath, ...SERVER_OPTIONS, path.join(ROOT, 'server/main.ts')];
    const environment = { ...this.#environment(), PORT: String(this.ports.shops[shop]) };
    this.#shops[shop] = run(command, this.folder, `shop${shop + 1}`, environment);
  }

  async killShop(shop: number): Promise<void> {
    await this.#shops[shop]?.end('SIGKILL');
  }

  async shopsReady(): Promise<number> {
    const answers = await Promise.all(
      this.ports.shops.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
          ({ status }) => status === 200,
          () => false,
        ),
      ),
    );
    return answers.filter(Boolean).length;
  }

  /** The node with a role; the first where several have it. */
  async nodeThatIs(role: 'primary' | 'sync_standby' | 'replica'): Promise<PostgresNode> {
    for (const node of this.nodes) if ((await node.role()) === role) return node;
    throw new Error(`No node has the role ${role}.`);
  }

  /** Resolves once there are a primary, a synchronous standby and one more. */
  settled(): Promise<void> {
    return until('primary, synchronous standby and replica run', async () => {
      const roles = await Promise.all(this.nodes.map((node) => node.role()));
      return roles.toSorted().join() === 'primary,replica,sync_standby';
    });
  }

  async switchOver(): Promise<void> {
    const [leader, candidate] = [await this.nodeThatIs('primary'), await this.nodeThatIs('sync_standby')];
    const answer = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
    });
    if (answer.status !== 200) throw new Error(`The switch-over was refused: ${await answer.text()}`);
  }

  /** The database at a moment in time, next to the running ones; returns its address once it accepts orders. */
  async restoredAt(moment: string): Promise<string> {
    const [port = 0] = await freePorts(1);
    this.#restored = await this.archive.restore(moment, { data: path.join(this.folder, 'restored'), port });
    const url = `postgres://shop:${PASSWORD}@127.0.0.1:${port}/shop`;
    await until('the restored database is one of its own', () => isPrimary(url));
    return url;
  }

  async #openServices(): Promise<void> {
    this.#inbox = await openSmtpInbox();
    this.#s3 = await openS3Server();
    this.#bucket = new DatabaseGate({ host: '127.0.0.1', port: Number(new URL(this.#s3.store.endpoint ?? '').port) });
    await this.#bucket.open();
  }

  /** The database with its role, migrated and filled the way an operator does it. */
  async #makeShop(): Promise<void> {
    await until('haproxy leads to the primary', async () => {
      const admin = new pg.Client({
        connectionString: this.primaryUrl.replace('//shop:', '//postgres:').replace(/shop$/, 'postgres'),
      });
      admin.on('error', () => {}); // the query fails with a message
      try {
        await admin.connect();
        await admin.query(`create role shop login password '${PASSWORD}'`);
        // Settings that a pooler cannot pass on with each connection.
        await admin.query(`alter role shop set statement_timeout = '30s'`);
        await admin.query(`alter role shop set lock_timeout = '3s'`);
        await admin.query('create database shop owner shop');
        return true;
      } catch {
        return false;
      } finally {
        await admin.end().catch(() => {}); // it may never have opened
      }
    });
    for (const command of ['migrate', 'sample-data']) {
      const program = run(
        [process.execPath, path.join(ROOT, 'bin/shop.ts'), command],
        this.folder,
        command,
        this.#environment(),
      );
      const [code] = await new Promise<unknown[]>((resolve) =>
        program.process.on('exit', (...ended) => resolve(ended)),
      );
      if (code !== 0) throw new Error(`shop ${command} ended with ${String(code)}: see ${this.folder}/${command}.log`);
    }
  }

  #environment(): Record<string, string> {
    const { postgres, pgbouncer } = this.ports;
    const hosts = postgres.map((port) => `127.0.0.1:${port}`).join(',');
    const { NODE_COMPILE_CACHE = '' } = shopEnvironment(ROOT);
    const bucket = (this.#s3?.filesUrl ?? '').replace(/:\d+$/, `:${this.bucket.port}`);
    return {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE,
      MALLOC_ARENA_MAX: '1',
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'info',
      DATA_DIR: path.join(this.folder, 'shop'),
      PUBLIC_URL: this.url,
      DATABASE_URL: `postgres://shop:${PASSWORD}@${hosts}/shop?sslmode=verify-full&sslrootcert=${this.folder}/server.crt`,
      DATABASE_POOLER_URL: `postgres://shop:${PASSWORD}@127.0.0.1:${pgbouncer}/shop`,
      FILES_URL: bucket,
      SMTP_URL: this.inbox.url,
    };
  }

  async #makeCertificate(): Promise<{ cert: string; key: string }> {
    mkdirSync(path.join(this.folder, 'shop'));
    const [cert, key] = [path.join(this.folder, 'server.crt'), path.join(this.folder, 'server.key')];
    const request = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ];
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    await runOnce(
      [...asNobody, programFile('openssl'), ...request, ...names, '-keyout', key, '-out', cert],
      this.folder,
      'openssl',
    );
    if (isRoot) chownSync(key, NOBODY, NOBODY);
    chmodSync(key, 0o600);
    return { cert, key };
  }
}

interface Ports {
  etcd: number[];
  peers: number[];
  postgres: number[];
  rest: number[];
  shops: number[];
  primary: number;
  pgbouncer: number;
  nginx: number;
}

async function choosePorts(): Promise<Ports> {
  const ports = await freePorts(17);
  const [primary = 0, pgbouncer = 0, nginx = 0] = ports.slice(14);
  return {
    etcd: ports.slice(0, 3),
    peers: ports.slice(3, 6),
    postgres: ports.slice(6, 9),
    rest: ports.slice(9, 12),
    shops: ports.slice(12, 14),
    primary,
    pgbouncer,
    nginx,
  };
}

async function isPrimary(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the query fails with a message
  try {
    await client.connect();
    return (
      (await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')).rows[0]?.standby === false
    );
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {}); // it may never have opened
  }
}

/** @throws if it has not happened within three minutes */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + START_MS; performance.now() < end; await pause(100)) if (await isSo()) return;
  throw new Error(`Timed out waiting for: ${what}.`);
}

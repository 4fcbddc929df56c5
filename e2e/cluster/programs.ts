import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Debian's programs that a cluster is made of, each with its package. */
const PROGRAMS = {
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  patroni: ['/usr/bin/patroni', 'patroni'],
  postgres: ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  pgbouncer: ['/usr/sbin/pgbouncer', 'pgbouncer'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
  nginx: ['/usr/sbin/nginx', 'nginx'],
  pgbackrest: ['/usr/bin/pgbackrest', 'pgbackrest'],
  openssl: ['/usr/bin/openssl', 'openssl'],
} as const;

/** @throws an error whose message names the missing packages */
export function requirePrograms(): void {
  const missing = Object.values(PROGRAMS).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0)
    throw new Error(`The cluster test lacks programs: on Debian 12, as root, apt-get install ${missing.join(' ')}.`);
}

export function programFile(name: keyof typeof PROGRAMS): string {
  return PROGRAMS[name][0];
}

const NOBODY = 65_534;

export const isRoot = process.getuid?.() === 0;

/**
 * Ends the cluster with the test, however abruptly that ends: the kernel signals each program to stop. Patroni takes
 * PostgreSQL along.
 */
export const endingWithTest = ['/usr/bin/setpriv', '--pdeathsig', 'TERM', '--'];

/** PostgreSQL refuses to run as root, and the others do not need it: root starts them all as "nobody". */
export const asNobody = isRoot
  ? ['/usr/bin/setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--', ...endingWithTest]
  : endingWithTest;

export interface Program {
  readonly process: ChildProcess;
  /** Resolves once it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Runs a program until it is ended; its output goes into a file in the folder. */
export function run(command: string[], folder: string, name: string, env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: folder,
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = once(child, 'exit');
  return {
    process: child,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** Runs a program to its end. @throws if it fails */
export async function runOnce(command: string[], folder: string, name: string): Promise<void> {
  const { process: child } = run(command, folder, name);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}: see ${folder}/${name}.log`);
}

/** Number of free ports of this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => net.createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../../operator-error.ts';
import { isDatabaseDown } from '../database.ts';
import { startEmbedded } from './start-embedded.ts';
import { Workshop } from './testing/workshop.ts';

let workshop: Workshop;
beforeEach(() => {
  workshop = new Workshop();
});
afterEach(() => workshop.close());

const isRoot = process.geteuid?.() === 0;

const ROLE = `select current_user, current_database(), rolsuper, rolcreatedb, rolcreaterole, pg_get_userbyid(datdba)
  from pg_roles, pg_database
  where rolname = current_user and datname = current_database()`;

test('the tables belong to a plain role that owns its database and may add the required extensions', async () => {
  const { ownerUrl } = await workshop.start();

  expect(await workshop.query(ownerUrl, ROLE)).toEqual([['pressline', 'pressline', false, false, false, 'pressline']]);
  await workshop.query(ownerUrl, 'create extension pg_trgm; create extension citext; create extension unaccent');
});

test('the shop logs in as another role, which owns nothing and may create nothing', async () => {
  const { url } = await workshop.start();

  expect(await workshop.query(url, ROLE)).toEqual([['pressline_web', 'pressline', false, false, false, 'pressline']]);
  await expect(workshop.query(url, 'create table notes ()')).rejects.toThrow('permission denied for schema public');
  await expect(workshop.query(url, 'create schema notes')).rejects.toThrow('permission denied for database pressline');
  await expect(workshop.query(url, 'create temporary table notes ()')).rejects.toThrow('permission denied');
});

test('a folder from before the shop had its own role gets one at the next start', async () => {
  const before = await workshop.start();
  await workshop.query(before.adminUrl, 'revoke all on database pressline from pressline_web');
  await workshop.query(before.adminUrl, 'drop role pressline_web');
  await before.stop();
  rmSync(path.join(workshop.folder, 'web.secret'));

  const { url } = await workshop.start();
  expect(await workshop.query(url, 'select current_user')).toEqual([['pressline_web']]);
});

test('an acknowledged commit is on the disk, and text sorts alike on every machine', async () => {
  const { url } = await workshop.start();

  expect(
    await workshop.query(
      url,
      `select current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes')`,
    ),
  ).toEqual([['on', 'on', 'on']]);
  expect(
    await workshop.query(url, `select datlocale, lower('ÄÖÉ') from pg_database where datname = 'pressline'`),
  ).toEqual([['C.UTF-8', 'äöé']]);
});

test('the shop connects to the server through a socket in the data folder, which nobody else can enter', async () => {
  const { url, ownerUrl } = await workshop.start();

  expect(new URL(url).searchParams.get('host')).toBe(realpathSync(workshop.dataFolder));
  const address = 'select inet_server_addr() is null';
  expect(await workshop.query(url, address)).toEqual([[true]]);
  expect(await workshop.query(ownerUrl, address)).toEqual([[false]]);
  expect(statSync(workshop.dataFolder).mode & 0o777).toBe(0o700);
});

test('if the path is too long for a socket, the shop connects through the loopback network', async () => {
  const folder = path.join(workshop.folder, 'a'.repeat(100));
  const { url } = await workshop.start({ folder });

  expect(new URL(url).search).toBe('');
  expect(await workshop.query(url, 'select 1')).toEqual([[1]]);
});

test('a stopped server, together with its socket, is reported as a database that is down', async () => {
  const database = await workshop.start();
  await database.stop();

  await expect(workshop.query(database.url, 'select 1')).rejects.toSatisfy(isDatabaseDown);
});

test('a socket left by a killed server is removed, whichever process has its number now', async () => {
  await (await workshop.start()).stop();
  const left = ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'].map((name) => path.join(workshop.dataFolder, name));
  for (const file of left) writeFileSync(file, `${process.pid}\n`);

  const { url } = await workshop.start();
  expect(await workshop.query(url, 'select 1')).toEqual([[1]]);
  for (const file of left) expect(() => statSync(file)).toThrow('ENOENT');
});

test('the server listens on this machine only, and passwords are in files for their owner only', async () => {
  const { adminUrl } = await workshop.start();

  expect(await workshop.query(adminUrl, `select current_setting('listen_addresses')`)).toEqual([['127.0.0.1']]);
  for (const name of ['admin.secret', 'shop.secret', 'web.secret']) {
    expect(statSync(path.join(workshop.folder, name)).mode & 0o777).toBe(0o600);
  }
  const withoutPassword = new URL(adminUrl);
  withoutPassword.password = 'guessed';
  await expect(workshop.query(withoutPassword.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a second start finds the data of the first', async () => {
  const first = await workshop.start();
  await workshop.query(first.ownerUrl, 'create table notes (text text); insert into notes values ($$kept$$)');
  await first.stop();
  expect(workshop.serverPid()).toBeUndefined();

  const second = await workshop.start();
  expect(await workshop.query(second.ownerUrl, 'select text from notes')).toEqual([['kept']]);
  expect(second.url.split('@')[0]).toBe(first.url.split('@')[0]); // the same role and password
});

test('a server left behind by a killed process is reused, and stopped in the end', async () => {
  const killed = await workshop.startElsewhere();
  const serverPid = workshop.serverPid();
  await killed.kill();

  const database = await workshop.start();
  expect(database.url).toBe(killed.url);
  expect(workshop.serverPid()).toBe(serverPid);
  expect(workshop.messages.at(-1)).toContain('found running');

  await database.stop();
  expect(workshop.serverPid()).toBeUndefined();
});

test('simultaneous starts on an empty folder share one server; the last to leave stops it', async () => {
  const [here, alsoHere, elsewhere] = await Promise.all([
    workshop.start(),
    workshop.start(),
    workshop.startElsewhere(),
  ]);
  expect(alsoHere.url).toBe(here.url);
  expect(elsewhere.url).toBe(here.url);

  await elsewhere.kill();
  await here.stop();
  expect(await workshop.query(alsoHere.url, 'select 1')).toEqual([[1]]);
  await alsoHere.stop();
  expect(workshop.serverPid()).toBeUndefined();
});

test.each(['started here', 'left behind by a killed process'])(
  'a server %s that dies comes back on the same port, and pools find it again',
  async (origin) => {
    if (origin !== 'started here') await (await workshop.startElsewhere()).kill();
    const { url, ownerUrl } = await workshop.start();
    const pool = new pg.Pool({ connectionString: ownerUrl });
    pool.on('error', () => {}); // idle connections end with the server
    try {
      await pool.query('create table orders_taken (id int); insert into orders_taken values (1001)');
      for (const time of ['once', 'and once more: the watch goes on']) {
        const dead = killNow(workshop.serverPid());
        // A connection may answer once more before it notices; only a new server counts.
        await expect.poll(() => workshop.serverPid() ?? dead, { timeout: 20_000, message: time }).not.toBe(dead);
        await expect.poll(() => count(pool), { timeout: 20_000, message: time }).toBe(1);
        expect(await workshop.query(url, 'select 1'), time).toEqual([[1]]); // by the same socket
      }
    } finally {
      await pool.end();
    }
  },
);

test('the data survives a start without user namespaces after one with them, and back', async () => {
  mkdirSync(workshop.folder, { recursive: true });
  chmodSync(path.dirname(workshop.folder), 0o755);
  const first = await workshop.start();
  await workshop.query(first.ownerUrl, 'create table kept ()');
  await first.stop();

  const without = await workshop.start({ withoutNamespace: true });
  await workshop.query(without.ownerUrl, 'select * from kept');
  if (isRoot) expect(statSync(workshop.dataFolder).uid).toBe(65534);
  await without.stop();

  const last = await workshop.start();
  await workshop.query(last.ownerUrl, 'select * from kept');
  expect(statSync(workshop.dataFolder).uid).toBe(process.geteuid?.());
});

test('in a closed home folder, without user namespaces, the data is where the server can reach it', async () => {
  chmodSync(path.dirname(workshop.folder), 0o700);
  const first = await workshop.start({ withoutNamespace: true });
  await workshop.query(first.ownerUrl, 'create table kept ()');
  await first.stop();
  expect(lstatSync(workshop.dataFolder).isSymbolicLink()).toBe(isRoot);

  const second = await workshop.start({ withoutNamespace: true });
  expect(await workshop.query(second.ownerUrl, 'select * from kept')).toEqual([]);
});

test('missing data from outside the folder is not replaced by an empty shop', async () => {
  chmodSync(path.dirname(workshop.folder), 0o700);
  await (await workshop.start({ withoutNamespace: true })).stop();
  const lies = realpathSync(workshop.dataFolder);
  if (!isRoot) return; // an ordinary user's data is never outside
  renameSync(lies, `${lies}-moved`);

  await expect(workshop.start()).rejects.toThrow(`The database was in ${lies} and is missing`);
  renameSync(`${lies}-moved`, lies);
});

test('a process number reused by another program after a crash does not keep the server from starting', async () => {
  await (await workshop.start()).stop();
  const file = path.join(workshop.dataFolder, 'postmaster.pid');
  writeFileSync(file, [process.pid, workshop.dataFolder, 1, 5432, '', '127.0.0.1', '', 'ready', ''].join('\n'));

  const { url } = await workshop.start();
  expect(await workshop.query(url, 'select 1')).toEqual([[1]]);
});

test('leftovers of a start killed in its first second are removed', async () => {
  mkdirSync(`${workshop.dataFolder}.new-4194304-abcd`, { recursive: true }); // above the highest process id
  await workshop.start();
  expect(() => statSync(`${workshop.dataFolder}.new-4194304-abcd`)).toThrow('ENOENT');
});

test('a folder without write permission stops the start with one sentence', async () => {
  mkdirSync(workshop.folder);
  chmodSync(workshop.folder, 0o555);
  chmodSync(path.dirname(workshop.folder), 0o755);

  const refusal = await asOrdinaryUser(() =>
    startEmbedded({ folder: workshop.folder, log: workshop.log }).catch((e: unknown) => e),
  );
  expect(refusal).toBeInstanceOf(OperatorError);
  expect(String(refusal)).toBe(
    `OperatorError: ${workshop.folder} can't be written to: make it writable for the user who starts Pressline or set DATA_DIR to another folder.`,
  );
});

test('a file in place of the folder stops the start with one sentence', async () => {
  writeFileSync(workshop.folder, '');
  await expect(workshop.start()).rejects.toThrow(
    `${workshop.folder} is not a folder: set DATA_DIR to one that Pressline may write to.`,
  );
});

test('a lost password file stops the start instead of silently locking the shop out', async () => {
  await (await workshop.start()).stop();
  const file = path.join(workshop.folder, 'shop.secret');
  const secret = readFileSync(file);
  rmSync(file);
  await expect(workshop.start()).rejects.toThrow(`${file} is missing`);
  writeFileSync(file, secret);
});

test('data of another PostgreSQL version is left alone', async () => {
  mkdirSync(path.join(workshop.folder, 'postgres-17'), { recursive: true });
  await expect(workshop.start()).rejects.toThrow('belongs to a PostgreSQL version other than 18');
});

async function count(pool: pg.Pool): Promise<number | undefined> {
  return pool.query('select from orders_taken').then(
    ({ rowCount }) => rowCount ?? undefined,
    () => undefined, // still down
  );
}

function killNow(pid: number | undefined): number {
  if (pid === undefined) throw new Error('The server should run here');
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Root can write anywhere, so this test drops its privileges. */
async function asOrdinaryUser<Result>(act: () => Promise<Result>): Promise<Result> {
  if (!isRoot) return act();
  process.seteuid?.(65534);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
  }
}

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
const JOURNAL = path.join('meta', '_journal.json');
const ONE_AT_A_TIME = 7_290_001; // advisory lock: two processes that migrate an empty database would collide

/** One migration that a database had, or this version has. */
export interface Migration {
  /** SHA-256 of its SQL. */
  hash: string;
  /** The moment that orders it; in the journal and in the database. */
  at: number;
}

/**
 * Brings the tables up to date: forward only, each migration once, one process at a time.
 * @param upTo  the last migration that is run (its moment); all where it is not said
 */
export async function migrate(url: string, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { folder, remove } = upTo < NEWEST ? folderUpTo(upTo) : { folder: FOLDER, remove: () => {} };
  try {
    await client.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    await client.query('set client_min_messages = warning');
    await runMigrations(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    remove();
    await client.end();
  }
}

/** The migrations of this version, in their order. */
export function knownMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash, folderMillis }) => ({ hash, at: folderMillis }));
}

/** The migrations that a database has had, in their order; none where it has no shop. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Migration[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return [];
  const applied = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at, id',
  );
  return applied.rows.map(({ hash, at }) => ({ hash, at: Number(at) }));
}

/** A copy of the migrations that ends early: the library always runs all that it finds in a folder. */
function folderUpTo(last: number): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-migrations-'));
  const entries = journal.entries.filter(({ when }) => when <= last);
  mkdirSync(path.join(folder, 'meta'));
  writeFileSync(path.join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) cpSync(path.join(FOLDER, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
  readFileSync(path.join(FOLDER, JOURNAL), 'utf8'),
);
const NEWEST = Math.max(...journal.entries.map((entry) => entry.when));

/** Whether every migration of this version has run. An empty database has none. */
export async function isMigrated(db: Database): Promise<boolean> {
  const { rows } = await db.$client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return false;
  const newest = await db.$client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return Number(newest.rows[0]?.at ?? 0) >= NEWEST;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
const ONE_AT_A_TIME = 7_290_001; // advisory lock: two processes that migrate an empty database would collide

/** Brings the tables up to date: forward only, each migration once, one process at a time. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    await client.query('set client_min_messages = warning');
    await runMigrations(drizzle({ client }), { migrationsFolder: FOLDER });
  } finally {
    await client.end();
  }
}

const journal: { entries: { when: number }[] } = JSON.parse(
  readFileSync(path.join(FOLDER, 'meta', '_journal.json'), 'utf8'),
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

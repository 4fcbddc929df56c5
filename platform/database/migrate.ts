import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { isRefusedByRights } from './database.ts';
import { connectTo } from './server-hosts.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
const JOURNAL = path.join('meta', '_journal.json');
const ONE_AT_A_TIME = 7_290_001; // advisory lock: two processes that migrate an empty database would collide

/** One migration of a database or of this version. */
export interface Migration {
  /** SHA-256 of its SQL. */
  hash: string;
  /** The timestamp that orders it, in the journal and in the database. */
  at: number;
}

/** Message for a database with migrations that this version does not have. */
export const OF_NEWER_VERSION =
  'The database was migrated by a newer version, or another one, than this: start that version, or restore the backup of before the update.';

/** Message for a database from before the baseline of migrations (docs/decisions/0044). */
export const BEFORE_BASELINE =
  'The tables are of a version before the baseline of migrations, which this one can not take over. A sample shop: begin with an empty database or data folder. Any other: export with the version that made them, and import into a new shop (docs/import.md).';

const NOT_THE_OWNER =
  'The role that DATABASE_URL names may not change the tables: set MIGRATION_DATABASE_URL to the role that owns them (docs/operations.md).';

/**
 * Migrates the tables to this version: forward only, each migration once, one process at a time.
 * @param url the role that owns the tables
 * @param upTo the last migration to run (its timestamp); by default all
 * @throws {OperatorError} the database is of a newer version, or from before the baseline; or the role is not the owner's
 */
export async function migrate(url: string, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  const client = await connectTo(url);
  const { folder, remove } = upTo < NEWEST ? folderUpTo(upTo) : { folder: FOLDER, remove: () => {} };
  try {
    await client.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    await client.query('set client_min_messages = warning');
    refuseForeign(await migrationState(client));
    await runMigrations(drizzle({ client }), { migrationsFolder: folder });
  } catch (error) {
    if (isRefusedByRights(error)) throw new OperatorError(NOT_THE_OWNER, { cause: error });
    throw error;
  } finally {
    remove();
    await client.end();
  }
}

/** The migrations of this version, in order. */
export function knownMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash, folderMillis }) => ({ hash, at: folderMillis }));
}

/** The migrations applied to a database, in order; empty without a shop. */
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

/** A truncated copy of the migrations, because the library always runs all of a folder. */
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
const MOMENTS: ReadonlySet<number> = new Set(journal.entries.map((entry) => entry.when));
const BASELINE = Math.min(...MOMENTS);
const NEWEST = Math.max(...MOMENTS);

export type MigrationState = 'current' | 'behind' | 'ahead' | 'before baseline';

/**
 * Compares a database with this version: 'behind' also if it has no shop, or its role lacks its rights (migrating does both);
 * 'ahead' if it has migrations that this version does not have.
 */
export async function migrationState(db: Pick<pg.ClientBase, 'query'>): Promise<MigrationState> {
  const at = await momentsOfMigrations(db);
  if (at.some((moment) => moment < BASELINE)) return 'before baseline';
  if (at.some((moment) => !MOMENTS.has(moment))) return 'ahead';
  return at.includes(NEWEST) ? 'current' : 'behind';
}

/** @throws {OperatorError} this version can't use or migrate the tables */
export function refuseForeign(state: MigrationState): void {
  if (state === 'ahead') throw new OperatorError(OF_NEWER_VERSION);
  if (state === 'before baseline') throw new OperatorError(BEFORE_BASELINE);
}

async function momentsOfMigrations(db: Pick<pg.ClientBase, 'query'>): Promise<number[]> {
  try {
    const { rows } = await db.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations');
    return rows.map(({ at }) => Number(at));
  } catch (error) {
    if (isRefusedByRights(error) || isWithoutShop(error)) return [];
    throw error;
  }
}

function isWithoutShop(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '42P01' || error.code === '3F000'); // no such table, or schema
}

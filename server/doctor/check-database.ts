import type pg from 'pg';
import { findShopProcess } from '#platform/database/embedded/claim-database.ts';
import { hasDatabase } from '#platform/database/embedded/data-folders.ts';
import { isRefusedByRights } from '#platform/database/database.ts';
import {
  appliedMigrations,
  BEFORE_BASELINE,
  knownMigrations,
  migrationState,
  OF_NEWER_VERSION,
} from '#platform/database/migrate.ts';
import { connectTo } from '#platform/database/server-hosts.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { Config } from '../config.ts';
import { databaseFolder } from '../data-folders.ts';
import { startEmbeddedFor } from '../start-embedded-for.ts';
import type { Finding } from './finding.ts';
import { checkNamedFiles } from './check-named-files.ts';
import { checkJobs } from './check-jobs.ts';
import { checkOutbox } from './check-outbox.ts';
import { checkRights } from './check-rights.ts';
import { checkPartNumbers } from './check-part-numbers.ts';
import { checkSampleLogins } from './check-sample-logins.ts';

const OLDEST_POSTGRES = 15;
const EXTENSIONS = ['citext', 'pg_trgm', 'unaccent'];
const WITHOUT_RIGHTS =
  'The database role of the shop may not use its tables: run "npm run shop -- migrate" (the embedded database: npm start).';
/** Sessions, coupons and mails are dated by one clock and compared with the other. */
const CLOCKS_APART_SECONDS = 5;

/** Checks that the database answers, is recent enough, migrated, on time, and free of known risks. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return lookInside(databaseUrl, config);
  const folder = databaseFolder(dataDir);
  if (!hasDatabase(folder)) return [{ state: 'ok', sentence: 'There is no database yet: npm start creates it' }];
  try {
    const database = await startEmbeddedFor(config, { info() {}, warn() {}, error() {} });
    try {
      const shop = await findShopProcess(database.url);
      const running = shop === undefined ? 'The shop is not running' : `The shop is running (process ${shop})`;
      return [{ state: 'ok', sentence: running }, ...(await lookInside(database.url, config))];
    } finally {
      await database.stop();
    }
  } catch (error) {
    if (error instanceof OperatorError) return [{ state: 'trouble', sentence: error.message }];
    throw error;
  }
}

async function lookInside(url: string, config: Config): Promise<Finding[]> {
  let client: pg.Client | undefined;
  try {
    client = await connectTo(url, { connectionTimeoutMillis: 5000 });
    const findings = [await lookAtVersion(client), await lookAtExtensions(client), await lookAtClock(client)];
    const migrations = await lookAtMigrations(client);
    findings.push(migrations);
    if (migrations.state !== 'ok') return findings; // its tables are not those of this version
    return [
      ...findings,
      await checkRights(client),
      await checkRates(client),
      await checkPartNumbers(client),
      ...(await checkNamedFiles(client, config)),
      ...(await checkOutbox(client)),
      ...(await checkJobs(client)),
      ...(await checkSampleLogins(client, config)),
    ];
  } catch (error) {
    if (isRefusedByRights(error)) return [{ state: 'trouble', sentence: WITHOUT_RIGHTS }];
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer';
    return [
      { state: 'trouble', sentence: `The database cannot be used (${reason}): check DATABASE_URL and the server.` },
    ];
  } finally {
    await client?.end().catch(() => {}); // the server may have gone first
  }
}

async function lookAtVersion(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  );
  const { version = '0', encoding = 'unknown' } = rows[0] ?? {};
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
    return { state: 'trouble', sentence: `PostgreSQL ${version} is too old: ${OLDEST_POSTGRES} or newer is needed.` };
  }
  if (encoding !== 'UTF8') {
    return { state: 'trouble', sentence: `The database's encoding is ${encoding}: create it with encoding UTF8.` };
  }
  return { state: 'ok', sentence: `PostgreSQL ${version} answers` };
}

async function lookAtExtensions(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>(
    'select name from pg_available_extensions where name = any($1)',
    [EXTENSIONS],
  );
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return { state: 'ok', sentence: `The extensions are installed: ${EXTENSIONS.join(', ')}` };
  return {
    state: 'trouble',
    sentence: `The server lacks ${missing.join(', ')}: install PostgreSQL's contrib package (Debian: part of postgresql-NN).`,
  };
}

async function lookAtClock(client: pg.Client): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await client.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const here = (asked + Date.now()) / 2;
  const apart = Math.abs((rows[0]?.ms ?? here) - here) / 1000;
  if (apart < CLOCKS_APART_SECONDS) return { state: 'ok', sentence: "This machine's clock and the database's agree" };
  return {
    state: 'warning',
    sentence: `This machine's clock and the database's are ${Math.round(apart)} seconds apart: let a time server (NTP) set both.`,
  };
}

async function lookAtMigrations(client: pg.Client): Promise<Finding> {
  const [applied, known] = [await appliedMigrations(client), knownMigrations()];
  if (applied.length === 0) {
    return { state: 'trouble', sentence: 'The database has no shop: run "npm run shop -- migrate", or "restore".' };
  }
  const state = await migrationState(client);
  if (state === 'before baseline') return { state: 'trouble', sentence: BEFORE_BASELINE };
  const has = (list: readonly { hash: string }[], hash: string) => list.some((migration) => migration.hash === hash);
  if (state === 'ahead' || applied.some(({ hash }) => !has(known, hash)))
    return { state: 'trouble', sentence: OF_NEWER_VERSION };
  const missing = known.filter(({ hash }) => !has(applied, hash)).length;
  if (missing === 0) return { state: 'ok', sentence: `All ${known.length} migrations have run` };
  return { state: 'trouble', sentence: `Migrations that have not run: ${missing}. Run "npm run shop -- migrate".` };
}

/** Checks that staff have set the exchange rates, which determine prices in pounds and euros (B2). */
async function checkRates(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ set: boolean }>('select exists (select from exchange_rate_changes) as set');
  if (rows[0]?.set === true) return { state: 'ok', sentence: 'Staff have set the exchange rates' };
  return {
    state: 'warning',
    sentence:
      'The exchange rates are still the initial ones, and prices in pounds and euros depend on them: set them in Administration, Exchange Rates.',
  };
}

import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findShopProcess } from '#platform/database/embedded/claim.ts';
import { hasDatabase } from '#platform/database/embedded/places.ts';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { smtpSender } from '#platform/mail.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { type Config, readConfig } from '../config.ts';
import { databaseFolder } from '../data-folders.ts';
import type { Command } from './command.ts';

/** What one look found: a sentence, and whether the shop can run with it. */
interface Finding {
  state: 'ok' | 'warning' | 'trouble';
  sentence: string;
}

const OLDEST_NODE = 24;
const OLDEST_POSTGRES = 15;
const EXTENSIONS = ['citext', 'pg_trgm', 'unaccent'];
const LITTLE_SPACE_MB = 1000;
const NO_SPACE_MB = 100;

export const doctor: Command = {
  name: 'doctor',
  summary: 'Looks at configuration, disk and database and says what is wrong',
  help: `doctor

Looks at what the shop needs: Node.js, the configuration, the data folder, the mail server, the database. Changes nothing and may run
beside the shop. The exit code is 1 when the shop could not run.`,
  async run(args) {
    parseArgs({ args, options: {} });
    const config = readConfig(process.env, false);
    const findings = [
      lookAtNode(),
      lookAtDataFolder(config.dataDir),
      await lookAtMailServer(config),
      ...(await lookAtDatabase(config)),
    ];
    for (const { state, sentence } of findings) console.log(`${state.padEnd(9)}${sentence}`);
    return findings.some(({ state }) => state === 'trouble') ? 1 : 0;
  },
};

function lookAtNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return { state: 'ok', sentence: `Node.js ${process.version}` };
  return { state: 'trouble', sentence: `Node.js ${process.version} is too old: ${OLDEST_NODE} or newer is needed.` };
}

function lookAtDataFolder(dataDir: string): Finding {
  const existing = nearestExisting(dataDir);
  try {
    accessSync(existing, constants.W_OK);
  } catch {
    return { state: 'trouble', sentence: `${existing} can't be written to: change its mode or set DATA_DIR.` };
  }
  const { bavail, bsize } = statfsSync(existing);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  const sentence = `${dataDir} has ${freeMb} MB of free space`;
  return { state: freeMb < NO_SPACE_MB ? 'trouble' : freeMb < LITTLE_SPACE_MB ? 'warning' : 'ok', sentence };
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

/** No shop fails for want of a mail server: its mails wait (D22). */
async function lookAtMailServer({ smtpUrl, databaseUrl }: Config): Promise<Finding> {
  if (smtpUrl === undefined) {
    return databaseUrl === undefined
      ? { state: 'ok', sentence: 'No SMTP_URL: mails are read at /Administration/Mailbox and not sent' }
      : { state: 'warning', sentence: 'No mail is sent: set SMTP_URL to your mail server. Until then mails wait.' };
  }
  const sender = smtpSender(smtpUrl);
  try {
    await sender.check();
    return { state: 'ok', sentence: 'The mail server answers and lets the shop in' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { state: 'warning', sentence: `No mail is sent (${reason}): check SMTP_URL and the server. Mails wait.` };
  } finally {
    sender.close();
  }
}

async function lookAtDatabase({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  if (databaseUrl !== undefined) return lookInside(databaseUrl);
  const folder = databaseFolder(dataDir);
  if (!hasDatabase(folder)) return [{ state: 'ok', sentence: 'There is no database yet: npm start makes it' }];
  try {
    const database = await startEmbedded({ folder, log: { info() {}, warn() {}, error() {} } });
    try {
      const shop = await findShopProcess(database.url);
      const running = shop === undefined ? 'The shop does not run now' : `The shop runs (process ${shop})`;
      return [{ state: 'ok', sentence: running }, ...(await lookInside(database.url))];
    } finally {
      await database.stop();
    }
  } catch (error) {
    if (error instanceof OperatorError) return [{ state: 'trouble', sentence: error.message }];
    throw error;
  }
}

async function lookInside(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // a query that is cut off rejects by itself
  try {
    await client.connect();
    return [await lookAtVersion(client), await lookAtExtensions(client), ...(await lookAtOutbox(client))];
  } catch (error) {
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer';
    return [
      { state: 'trouble', sentence: `The database can't be used (${reason}): check DATABASE_URL and the server.` },
    ];
  } finally {
    await client.end().catch(() => {}); // it may never have opened
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
  if (missing.length === 0) return { state: 'ok', sentence: `The extensions are there: ${EXTENSIONS.join(', ')}` };
  return {
    state: 'trouble',
    sentence: `The server lacks ${missing.join(', ')}: install PostgreSQL's contrib package (Debian has it in postgresql-NN).`,
  };
}

/** Mails that were given up, or wait longer than a working mail server explains; nothing in a database without tables. */
async function lookAtOutbox(client: pg.Client): Promise<Finding[]> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select exists (
      select from information_schema.columns where table_name = 'outbox' and column_name = 'failed_at'
    ) as there`,
  );
  if (tables[0]?.there !== true) return [];
  const { rows } = await client.query<{ failed: number; late: number }>(
    `select
      count(*) filter (where failed_at is not null)::integer as failed,
      count(*) filter (where failed_at is null and created_at < now() - interval '10 minutes')::integer as late
    from outbox
    where done_at is null`,
  );
  const { failed = 0, late = 0 } = rows[0] ?? {};
  if (failed + late === 0) return [{ state: 'ok', sentence: 'No mail is stuck' }];
  const sentence = `Mails given up: ${failed}, waiting for more than ten minutes: ${late}. See /Administration/Mailbox.`;
  return [{ state: 'warning', sentence }];
}

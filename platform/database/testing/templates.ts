import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { memoryFiles } from '../../testing/memory-files.ts';
import { openDatabase } from '../database.ts';
import { grantRights } from '../grant-rights.ts';
import { migrate } from '../migrate.ts';

/** A migrated shop with only what every shop begins with; and one with the sample data. */
export const TEMPLATES = ['pressline_template_empty', 'pressline_template_sample'] as const;

/** As whom the shops of the tests serve: a role that owns nothing, as the shop's own. */
const SHOP_ROLE = 'pressline_tests_web';

/**
 * Makes the databases that tests copy theirs from (`create database … template …`); called once before the first test.
 * @param adminUrl  a role that may create databases and roles, on the server that the tests use
 * @returns the same server's address as the role that shops serve with
 */
export async function prepareTemplates(adminUrl: string): Promise<string> {
  const [empty, sample] = TEMPLATES;
  const shopUrl = await prepareShopRole(adminUrl);
  await createDatabase(adminUrl, empty, 'template1');
  await migrate(databaseUrl(adminUrl, empty));
  await grantRights(databaseUrl(adminUrl, empty), databaseUrl(shopUrl, empty));
  await provideLists(databaseUrl(adminUrl, empty));
  await createDatabase(adminUrl, sample, empty);
  await fillWithSamples(databaseUrl(adminUrl, sample));
  return shopUrl;
}

/** The role that shops serve with, under a new password. @returns the server's address as that role */
export async function prepareShopRole(adminUrl: string): Promise<string> {
  const url = new URL(adminUrl);
  url.username = SHOP_ROLE;
  url.password = randomBytes(12).toString('hex');
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SHOP_ROLE]);
    if (rowCount === 0) await client.query(`create role ${SHOP_ROLE} login`);
    await client.query(`alter role ${SHOP_ROLE} password '${url.password}'`);
  } finally {
    await client.end();
  }
  return url.href;
}

/**
 * A copy of a template, made in a fraction of the time that migrating takes: its files, without a line in the log for each page. An
 * earlier one of the name is dropped.
 */
export async function createDatabase(adminUrl: string, name: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists "${name}" with (force)`);
    await client.query(`create database "${name}" template "${template}" strategy file_copy`);
  } finally {
    await client.end();
  }
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`drop database if exists "${name}" with (force)`).finally(() => client.end());
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function provideLists(url: string): Promise<void> {
  const db = openDatabase({ url });
  try {
    const { provideReferenceData } = await import('../../../shop/administration/provide-reference-data.ts');
    await provideReferenceData(db);
  } finally {
    await db.$client.end();
  }
}

async function fillWithSamples(url: string): Promise<void> {
  const db = openDatabase({ url });
  try {
    const { loadSampleData } = await import('../../../sample-data/load.ts');
    await loadSampleData(db, memoryFiles(), { today: new Date(), drawings: false });
  } finally {
    await db.$client.end();
  }
}

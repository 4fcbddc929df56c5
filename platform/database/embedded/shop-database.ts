import type pg from 'pg';
import type { Secrets } from './secrets.ts';
import type { Endpoint } from './server-settings.ts';

/** The database of the shop, and the plain role that owns it, which runs migrations, backups and restores. */
const OWNER = 'pressline';

/** The plain role that serves. It owns nothing; its privileges are granted (grant-rights.ts). */
const SHOP = 'pressline_web';

const START_LOCK = 7_263_001; // any number, the same in every start

/** The addresses of the shop's database: for serving, by its socket if it has one, and for changing its tables. */
export function shopUrls(
  { port, socketFolder }: Endpoint,
  { owner, shop }: Secrets,
): { url: string; ownerUrl: string } {
  const address = `127.0.0.1:${port}/${OWNER}`;
  const bySocket = socketFolder === undefined ? '' : `?host=${encodeURIComponent(socketFolder)}`;
  return {
    url: `postgres://${SHOP}:${shop}@${address}${bySocket}`,
    ownerUrl: `postgres://${OWNER}:${owner}@${address}`,
  };
}

/**
 * Creates the two roles and the database if they are missing; a folder of an older version has only the owner. Neither
 * role is a superuser, and the owner can create objects only in its own database (including trusted extensions such as
 * pg_trgm).
 * @param secrets letters, digits, - and _ only, as secrets.ts creates them
 */
export async function ensureShopDatabase(admin: pg.Client, { owner, shop }: Secrets): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [START_LOCK]); // two concurrent starts
  try {
    if (!(await hasRole(admin, OWNER))) {
      await admin.query(`create role ${OWNER} login password ${admin.escapeLiteral(owner)}`);
    }
    if (!(await hasRole(admin, SHOP))) await admin.query(`create role ${SHOP} login`);
    await admin.query(`alter role ${SHOP} password ${admin.escapeLiteral(shop)}`); // its file may have been lost
    if (!(await exists(admin, 'select from pg_database where datname = $1', OWNER))) {
      await admin.query(`create database ${OWNER} owner ${OWNER}`);
    }
    await admin.query(`revoke all on database ${OWNER} from public`);
    await admin.query(`grant connect on database ${OWNER} to ${SHOP}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [START_LOCK]);
  }
}

function hasRole(admin: pg.Client, name: string): Promise<boolean> {
  return exists(admin, 'select from pg_roles where rolname = $1', name);
}

async function exists(admin: pg.Client, query: string, name: string): Promise<boolean> {
  const { rowCount } = await admin.query(query, [name]);
  return rowCount === 1;
}

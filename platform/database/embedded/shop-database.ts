import type pg from 'pg';

/** The plain role of the shop, and the database that it owns. */
export const SHOP = 'pressline';

const START_LOCK = 7_263_001; // any number, the same in every start

/** The shop's address: its own role, its own database. */
export function shopUrl(port: number, password: string): string {
  return `postgres://${SHOP}:${password}@127.0.0.1:${port}/${SHOP}`;
}

/**
 * Makes the shop's role and its database where they are missing. The role is no superuser and may create nothing but
 * objects in its own database (trusted extensions such as pg_trgm among them).
 * @param password  letters, digits, - and _ only, as secrets.ts makes it
 */
export async function ensureShopDatabase(admin: pg.Client, password: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [START_LOCK]); // two starts at once
  try {
    if (!(await exists(admin, 'select from pg_roles where rolname = $1'))) {
      await admin.query(`create role ${SHOP} login password ${admin.escapeLiteral(password)}`);
    }
    if (!(await exists(admin, 'select from pg_database where datname = $1'))) {
      await admin.query(`create database ${SHOP} owner ${SHOP}`);
      await admin.query(`revoke connect on database ${SHOP} from public`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [START_LOCK]);
  }
}

async function exists(admin: pg.Client, query: string): Promise<boolean> {
  const { rowCount } = await admin.query(query, [SHOP]);
  return rowCount === 1;
}

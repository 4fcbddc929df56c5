import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { connectTo } from './server-hosts.ts';

/** A table whose rows never change: it has the trigger `append_only`. */
interface AppendOnlyTable {
  name: string;
  /** The columns that can still change: the trigger's arguments. */
  open: string[];
}

/**
 * Allows the shop's role to read and write the tables, and no more: it owns none, so it can neither alter them nor
 * disable their triggers, and rows of append-only tables it can neither change nor delete. Safe to repeat, also while
 * the shop runs.
 * @param ownerUrl the role that owns the tables
 * @param shopUrl the role that gets the privileges, on the same database
 * @throws {OperatorError} the two are one role, or not on one database
 */
export async function grantRights(ownerUrl: string, shopUrl: string): Promise<void> {
  const owner = await connectTo(ownerUrl);
  try {
    const role = await roleToGrant(owner, shopUrl);
    await owner.query('begin');
    await grantTo(owner, pg.escapeIdentifier(role));
    await owner.query('commit');
  } finally {
    await owner.end();
  }
}

/** @param role  quoted */
async function grantTo(owner: pg.Client, role: string): Promise<void> {
  for (const statement of [
    'revoke create on schema public from public', // databases created by PostgreSQL 14 grant it to everyone
    `grant usage on schema public, drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `revoke all on all tables in schema public from ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage, select on all sequences in schema public to ${role}`,
  ]) {
    await owner.query(statement);
  }
  for (const { name, open } of await appendOnlyTables(owner)) {
    await owner.query(`revoke update, delete on ${pg.escapeIdentifier(name)} from ${role}`);
    if (open.length > 0)
      await owner.query(
        `grant update (${open.map(pg.escapeIdentifier).join(', ')}) on ${pg.escapeIdentifier(name)} to ${role}`,
      );
  }
}

async function appendOnlyTables(client: pg.Client): Promise<AppendOnlyTable[]> {
  const { rows } = await client.query<{ name: string; open: string }>(
    `select relname as name, encode(tgargs, 'escape') as open
     from pg_trigger
     join pg_class on pg_class.oid = tgrelid
     where tgname = 'append_only' and relnamespace = 'public'::regnamespace
     order by relname`,
  );
  // PostgreSQL ends each argument with a NUL, which "escape" writes as \000.
  return rows.map(({ name, open }) => ({ name, open: open.split('\\000').filter((column) => column !== '') }));
}

async function roleToGrant(owner: pg.Client, shopUrl: string): Promise<string> {
  const shop = await connectTo(shopUrl);
  try {
    const [here, there] = [await whereabouts(owner), await whereabouts(shop)];
    if (here.database !== there.database || here.startedAt !== there.startedAt) {
      throw new OperatorError(
        'MIGRATION_DATABASE_URL and DATABASE_URL lead to different databases: correct one of them.',
      );
    }
    if (here.role === there.role) {
      throw new OperatorError(
        'MIGRATION_DATABASE_URL and DATABASE_URL log in as the same role: create one for the shop (docs/operations.md), or leave MIGRATION_DATABASE_URL unset.',
      );
    }
    return there.role;
  } finally {
    await shop.end();
  }
}

/** The server's start time distinguishes two servers whose databases have the same name. */
async function whereabouts(client: pg.Client): Promise<{ role: string; database: string; startedAt: string }> {
  const { rows } = await client.query<{ role: string; database: string; startedAt: string }>(
    `select current_user as role, current_database() as database, pg_postmaster_start_time()::text as "startedAt"`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a table returns one row.');
  return row;
}

/** Reason why the connected role could still rewrite history; null: it can't. */
export async function findWeakness(client: pg.Client): Promise<'mighty' | 'owner' | 'rights' | null> {
  const { rows } = await client.query<Record<'mighty' | 'owner' | 'rights', boolean>>(
    `select
       exists (select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls or rolcreaterole)) as mighty,
       exists (
         select from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_has_role(relowner, 'member')
       ) or has_schema_privilege('public', 'create') as owner,
       exists (
         select from pg_trigger
         where tgname = 'append_only' and has_table_privilege(tgrelid, 'update, delete, truncate, trigger')
       ) as rights`,
  );
  const [row] = rows;
  return (['mighty', 'owner', 'rights'] as const).find((weakness) => row?.[weakness] === true) ?? null;
}

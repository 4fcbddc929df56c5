import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beginning, noteCommit } from './call-context.ts';
import { PooledClient } from './pooled-client.ts';
import { DatabaseServer, PoolOfSeveralHosts } from './server.ts';

/** A connection pool or a transaction on it: what every query function takes. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with' | '$count'
>;

/** The pool itself, which alone can begin transactions. */
export type Database = NodePgDatabase & { $client: pg.Pool };

export interface DatabaseOptions {
  /** With one host or several (address.mjs). What it says of time-outs counts before what is said here. */
  url: string;
  /** True if a pooler stands between, which lends connections for one transaction. */
  pooled?: boolean;
  /** Connections of this process at most. */
  poolSize?: number;
  /** Called when an idle connection breaks; the pool opens a new one. */
  onIdleError?: (error: Error) => void;
}

/** So long a statement waits for rows or a table that somebody else has locked. */
const MAX_LOCK_MS = 3000;

const DIRECT: pg.PoolConfig = {
  // A statement that a person waits for has failed long before this.
  statement_timeout: 30_000,
  // A locked table: anyone who waits is answered soon (server/http/refusal.ts).
  lock_timeout: MAX_LOCK_MS,
};

/** A pooler refuses settings of a session: there the role has them (docs/operations.md). */
const THROUGH_POOLER: pg.PoolConfig = { Client: PooledClient };

/** Opens a pool. Nothing is connected yet: the first query does that, and every later one reconnects where needed. */
export function openDatabase({
  url,
  pooled = false,
  poolSize = 10,
  onIdleError = () => {},
}: DatabaseOptions): Database {
  const server = new DatabaseServer(url);
  const pool = new ShopPool(server, {
    connectionString: server.url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    application_name: 'pressline',
    pipeline: true, // what is asked of one connection goes out at once, not each after the answer to the one before
    ...(pooled ? THROUGH_POOLER : DIRECT),
    // A server that fell silent can't even say that: its connection is given up.
    query_timeout: 35_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on('error', onIdleError);
  // A connection that breaks between two statements of a transaction: the next statement says so. Unheard, the event would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzleOn(pool);
}

const drizzleOn = <Client extends pg.Pool | pg.PoolClient>(client: Client) => drizzle({ client, casing: 'snake_case' });

/** A pool where within `aroundTransactions` all that is asked goes over the connection of that transaction. */
class ShopPool extends PoolOfSeveralHosts {
  // The driver's own `query` has a dozen forms; Drizzle gives no callback.
  // oxlint-disable-next-line typescript/no-explicit-any -- as the driver declares them
  override query(statement: any, values?: any, callback?: any): any {
    const outer = outerConnection(this);
    return outer === undefined ? super.query(statement, values, callback) : outer.query(statement, values, callback);
  }
}

/** The connection of the transaction around all that is done now, and the pool that it is of. */
const around = new AsyncLocalStorage<{ pool: pg.Pool; client: pg.PoolClient }>();

function outerConnection(pool: pg.Pool): pg.PoolClient | undefined {
  const outer = around.getStore();
  return outer?.pool === pool ? outer.client : undefined;
}

/**
 * Runs the work in one transaction: all of it, or nothing. What it gets stays with its connection from one transaction to
 * the next, so that queries prepared there are built and planned once.
 */
export function inTransaction<Result>(db: Database, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return runTransaction(db.$client, (client) => work(onConnection(client)));
}

/**
 * Runs work that has transactions of its own inside of one more: they become savepoints of it, so that all of them are kept or
 * none. The work is one request's and asks one thing after the other.
 */
export function aroundTransactions<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const pool = db.$client;
  return runTransaction(pool, (client) => around.run({ pool, client }, work));
}

/** Returns whether `aroundTransactions` surrounds what is asked now. */
export function isSurrounded(db: Database): boolean {
  return outerConnection(db.$client) !== undefined;
}

type Transaction<Result> = (client: pg.PoolClient) => Promise<Result>;

function runTransaction<Result>(pool: pg.Pool, transaction: Transaction<Result>): Promise<Result> {
  const outer = outerConnection(pool);
  return outer === undefined ? onOneConnection(pool, transaction) : inSavepoint(outer, transaction);
}

/** Lends a connection to a transaction, and takes back what the transaction did where it fails. */
async function onOneConnection<Result>(pool: pg.Pool, transaction: Transaction<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(beginning());
    const result = await transaction(client);
    await commit(client);
    return result;
  } catch (error) {
    if (isDatabaseDown(error)) broken = error as Error;
    // A connection that can't even take this back is thrown away; the server then forgets the transaction by itself.
    else await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function inSavepoint<Result>(client: pg.PoolClient, transaction: Transaction<Result>): Promise<Result> {
  await client.query('savepoint step');
  try {
    const result = await transaction(client);
    await client.query('release savepoint step');
    noteCommit(); // what is done again would be done twice: this step stays
    return result;
  } catch (error) {
    // Should this fail too, so does the transaction around it; why the step failed is what counts.
    if (!isDatabaseDown(error)) await client.query('rollback to savepoint step').catch(() => {});
    throw error;
  }
}

/**
 * The outcome of a statement that is a transaction of its own: should the connection be lost, it may have taken effect or not.
 * @throws {CommitLostError}
 */
export async function asCommitted<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    throw isDatabaseDown(error) ? new CommitLostError(error) : error;
  }
}

/** The connection was lost while a transaction was being committed: it may have been, or not. */
export class CommitLostError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost while the transaction was committed.', { cause });
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('commit');
    noteCommit();
  } catch (error) {
    throw isDatabaseDown(error) ? new CommitLostError(error) : error;
  }
}

const connections = new WeakMap<pg.PoolClient, Db>();

function onConnection(client: pg.PoolClient): Db {
  let db = connections.get(client);
  if (db === undefined) {
    db = drizzleOn(client);
    connections.set(client, db);
  }
  return db;
}

const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01', // the server was asked to stop
  '57P02', // the server crashed
  '57P03', // the server is starting or stopping
  '53300', // too many connections
  '08000',
  '08001',
  '08003',
  '08006',
  '08P01', // what a pooler says of a server that it lost or can't reach
  '25006', // the server has become a standby, or always was one
]);

/** Returns whether a failure means that the database can't be reached now, as opposed to a query that is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (LOST_CONNECTION.has(code) || (code === 'ENOENT' && isOfConnecting(cause))) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Query read timeout/.test(
        cause.message,
      )
    )
      return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseDown)) return true;
  }
  return false;
}

/** A server that has stopped has no Unix socket. */
function isOfConnecting(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect';
}

const WAITED_TOO_LONG = new Set([
  '55P03', // for a lock
  '57014', // for the statement itself
  '40P01', // until PostgreSQL saw that others waited for it in turn
]);

/** Returns whether a statement was given up because somebody else holds what it needs, or because it took too long. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && WAITED_TOO_LONG.has(String(cause.code))) return true;
  }
  return false;
}

const NO_ROOM = new Set([
  '53100', // the disk is full
  '58030', // the disk failed
]);

/** Returns whether a write failed because the database has no room for it. Nothing was written; reading goes on. */
export function isDatabaseFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && NO_ROOM.has(String(cause.code))) return true;
  }
  return false;
}

/** Returns whether the role may not do what was asked. */
export function isRefusedByRights(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '42501') return true;
  }
  return false;
}

/** The constraint that a write ran into, if that is why it failed. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beginning, noteCommit } from './call-context.ts';
import { PooledClient } from './pooled-client.ts';
import { DatabaseServer, PoolOfSeveralHosts } from './server-hosts.ts';

/** A connection pool or a transaction on it, for every query function. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with' | '$count'
>;

/** The pool itself; only it can begin transactions. */
export type Database = NodePgDatabase & { $client: pg.Pool };

export interface DatabaseOptions {
  /** With one host or several (address.mjs). Its time-outs take precedence over those here. */
  url: string;
  /** True if connections go through a transaction-pooling pooler. */
  pooled?: boolean;
  /** Maximum number of connections of this process. */
  poolSize?: number;
  /** Called when an idle connection breaks; the pool opens a new one. */
  onIdleError?: (error: Error) => void;
  waits?: DatabaseWaits;
}

/** Maximum times to wait for others: after them the caller is refused (server/http/refusal.ts). */
export interface DatabaseWaits {
  /** For a free connection. */
  connectionMs: number;
  /** Of a statement, for locked rows or tables. */
  lockMs: number;
}

/** Short, so that callers who wait for a locked table are answered soon. */
export const SHORT_WAITS: DatabaseWaits = { connectionMs: 5000, lockMs: 3000 };

/** A person would have given up long before. */
const MAX_STATEMENT_MS = 30_000;

/** A pooler refuses session settings, so the role has them (docs/operations.md). */
const THROUGH_POOLER: pg.PoolConfig = { Client: PooledClient };

/** Opens a pool without connecting: the first query does that, and every later one reconnects if necessary. */
export function openDatabase({
  url,
  pooled = false,
  poolSize = 10,
  onIdleError = () => {},
  waits = SHORT_WAITS,
}: DatabaseOptions): Database {
  const server = new DatabaseServer(url);
  const pool = new ShopPool(server, {
    connectionString: server.url,
    max: poolSize,
    connectionTimeoutMillis: waits.connectionMs,
    application_name: 'pressline',
    pipeline: true, // queries on one connection are sent at once, not each after the answer to the one before
    ...(pooled ? THROUGH_POOLER : { statement_timeout: MAX_STATEMENT_MS, lock_timeout: waits.lockMs }),
    // A server that fell silent can't even report a timeout, so its connection is given up.
    query_timeout: 35_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on('error', onIdleError);
  // A connection that breaks between two statements of a transaction: the next statement reports it. Without a
  // listener, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzleOn(pool);
}

const drizzleOn = <Client extends pg.Pool | pg.PoolClient>(client: Client) => drizzle({ client, casing: 'snake_case' });

/** A pool in which all queries within `aroundTransactions` use the connection of that transaction. */
class ShopPool extends PoolOfSeveralHosts {
  // The driver's own `query` has a dozen overloads; Drizzle passes no callback.
  // oxlint-disable-next-line typescript/no-explicit-any -- as the driver declares them
  override query(statement: any, values?: any, callback?: any): any {
    const outer = outerConnection(this);
    return outer === undefined ? super.query(statement, values, callback) : outer.query(statement, values, callback);
  }
}

/** The connection of the surrounding transaction, and its pool. */
const around = new AsyncLocalStorage<{ pool: pg.Pool; client: pg.PoolClient }>();

function outerConnection(pool: pg.Pool): pg.PoolClient | undefined {
  const outer = around.getStore();
  return outer?.pool === pool ? outer.client : undefined;
}

/**
 * Runs the work in one transaction, all or nothing. Data attached to its argument stays with the connection across
 * transactions, so that queries prepared there are built and planned once.
 */
export function inTransaction<Result>(db: Database, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return runTransaction(db.$client, (client) => work(onConnection(client)));
}

/**
 * Runs work with its own transactions inside an outer one, as savepoints, so that all of them are kept or none. The
 * work belongs to one request and is sequential.
 */
export function aroundTransactions<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const pool = db.$client;
  return runTransaction(pool, (client) => around.run({ pool, client }, work));
}

/** Returns whether `aroundTransactions` surrounds the current work. */
export function isSurrounded(db: Database): boolean {
  return outerConnection(db.$client) !== undefined;
}

type Transaction<Result> = (client: pg.PoolClient) => Promise<Result>;

function runTransaction<Result>(pool: pg.Pool, transaction: Transaction<Result>): Promise<Result> {
  const outer = outerConnection(pool);
  return outer === undefined ? onOneConnection(pool, transaction) : inSavepoint(outer, transaction);
}

/** Lends a connection to a transaction, and rolls it back if the work fails. */
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
    // A connection that can't even roll back is discarded; the server then rolls back the transaction.
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
    noteCommit(); // a repetition would run this step twice
    return result;
  } catch (error) {
    // Should this fail too, so does the surrounding transaction; the step's own error is what counts.
    if (!isDatabaseDown(error)) await client.query('rollback to savepoint step').catch(() => {});
    throw error;
  }
}

/**
 * The outcome of a single-statement transaction: if the connection is lost, it may or may not have taken effect.
 * @throws {CommitLostError}
 */
export async function asCommitted<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    throw isDatabaseDown(error) ? new CommitLostError(error) : error;
  }
}

/** The connection was lost during a commit, which may or may not have succeeded. */
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
  '08P01', // a pooler's code for an unreachable or lost server
  '25006', // the server has become a standby, or always was one
]);

/** Returns whether a failure means that the database is unreachable now, as opposed to an invalid query. */
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

/** A stopped server has no Unix socket. */
function isOfConnecting(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect';
}

const WAITED_TOO_LONG = new Set([
  '55P03', // waiting for a lock
  '57014', // the statement itself
  '40P01', // deadlock detected
]);

/** Returns whether a statement failed because of another's lock, or because it took too long. */
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

/** Returns whether a write failed because the database has no space. Nothing was written; reads still work. */
export function isDatabaseFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && NO_ROOM.has(String(cause.code))) return true;
  }
  return false;
}

/** Returns whether the role lacks the privilege. */
export function isRefusedByRights(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '42501') return true;
  }
  return false;
}

/** Returns whether a statement failed because it could not read a value, such as a date that is none (class 22). */
export function isUnreadableValue(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^22\w{3}$/.test(String(cause.code))) return true;
  }
  return false;
}

/** The violated constraint, if that is why a write failed. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
}

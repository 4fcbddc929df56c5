import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beginning, mustTell, noteCommit } from './acting-for.ts';
import { PooledClient } from './pooled-client.ts';
import { overOneConnection, sentInOnePiece } from './over-one-connection.ts';
import { TellingClient, TellingPool } from './telling-client.ts';
import { type Ask, quickDrizzle } from './quick-rows.ts';
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
  /** Whether a pooler stands between, which lends connections for one transaction. */
  pooled?: boolean;
  /** Connections of this process at most. */
  poolSize?: number;
  /** Told of idle connections that break; the pool opens new ones by itself. */
  onIdleError?: (error: Error) => void;
}

/** So long a statement waits for rows or a table that somebody else has locked. */
const LONGEST_LOCK_MS = 3000;

const DIRECT: pg.PoolConfig = {
  Client: TellingClient,
  pipeline: true, // what is asked of one connection goes out at once, not each after the answer to the one before
  // A statement that a person waits for has failed long before this.
  statement_timeout: 30_000,
  // A locked table: the person who waits hears of it soon (server/http/refusal.ts).
  lock_timeout: LONGEST_LOCK_MS,
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
  const config: pg.PoolConfig = {
    connectionString: server.url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    application_name: 'pressline',
    ...(pooled ? THROUGH_POOLER : DIRECT),
    // A server that fell silent can't even say that: its connection is given up.
    query_timeout: 35_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = server.hasChoice ? new PoolOfSeveralHosts(server, config) : new TellingPool(config);
  pool.on('error', onIdleError);
  // A connection that breaks between two statements of a transaction: the next statement says so. Unheard, the event would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return quickDrizzle(pool, tellingStatements(pool, overOneConnection(pool, isDatabaseDown)));
}

/** Sends single statements. What one writes is a transaction that tells for whom it is: all of it goes out at once where nothing stands between. */
function tellingStatements(pool: Connections, ask: Ask): Ask {
  return (statement, values) =>
    mustTell(statement.text) ? inTransactionOfItsOwn(pool, statement, values) : ask(statement, values);
}

function inTransactionOfItsOwn(
  pool: Connections,
  statement: pg.QueryConfig,
  values: unknown[],
): Promise<pg.QueryResult> {
  return onOneConnection(pool, async (client) => {
    if (client instanceof PooledClient) {
      await client.query(beginning());
      const alone: pg.QueryResult = await client.query(statement, values);
      await commit(client);
      return alone;
    }
    const [begun, answer, ended] = await Promise.allSettled([
      client.query(beginning()),
      client.query(statement, values),
      client.query('commit'),
    ]);
    for (const outcome of [begun, answer, ended]) if (outcome.status === 'rejected') throw outcome.reason;
    noteCommit();
    return (answer as PromiseFulfilledResult<pg.QueryResult>).value;
  });
}

/**
 * Runs the work in one transaction: all of it, or nothing. What it gets stays with its connection from one transaction to
 * the next, so that queries prepared there are built and planned once.
 */
export function inTransaction<Result>(db: Database, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return onOneConnection(db.$client, async (client) => {
    const result = await beginWith(client, () => work(onConnection(client)));
    await commit(client);
    return result;
  });
}

/**
 * Begins a transaction together with the first statement of its work: the database reads both in one piece. Should it refuse to begin, it
 * refuses that statement too.
 */
async function beginWith<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  if (client instanceof PooledClient) {
    await client.query(beginning());
    return work();
  }
  sentInOnePiece(client);
  const [begun, done] = await Promise.allSettled([client.query(beginning()), work()]);
  if (begun.status === 'rejected') throw begun.reason;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/**
 * Runs work that has transactions of its own inside of one more: they become savepoints of it, so that all of them are kept or
 * none. The work is one request's and asks one thing after the other.
 */
export function aroundTransactions<Result>(db: Database, work: (inner: Database) => Promise<Result>): Promise<Result> {
  return onOneConnection(db.$client, async (client) => {
    await client.query(beginning());
    const result = await work(savepointsOn(client));
    await commit(client);
    return result;
  });
}

const SAVEPOINT: Readonly<Record<string, string>> = {
  begin: 'savepoint step',
  commit: 'release savepoint step',
  rollback: 'rollback to savepoint step',
};

/** What a transaction inside of another one begins and ends with. What it tells when it begins, it tells as well. */
function asSavepoint(statement: string): string {
  return statement.replace(/^\w+/, (word) => SAVEPOINT[word] ?? word);
}

/** A database whose only connection is that of a transaction that has begun. */
function savepointsOn(client: pg.PoolClient): Database {
  const inner: pg.PoolClient = Object.assign(Object.create(client) as pg.PoolClient, {
    query: ((statement: unknown, ...rest: unknown[]) => {
      const text = typeof statement === 'string' ? asSavepoint(statement) : statement;
      return (client.query as (...given: unknown[]) => unknown).call(client, text, ...rest);
    }) as pg.PoolClient['query'],
    release: () => {},
  });
  const pool = { connect: async () => inner };
  return Object.assign(
    quickDrizzle(
      client,
      tellingStatements(pool, (statement, values) => client.query(statement, values)),
    ),
    { $client: pool as unknown as pg.Pool },
  );
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

/** What lends connections: a pool, or a transaction that lends its own. */
interface Connections {
  connect(): Promise<pg.PoolClient>;
}

/** Lends a connection to a transaction, and takes back what the transaction did where it fails. */
async function onOneConnection<Result>(
  pool: Connections,
  transaction: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await transaction(client);
  } catch (error) {
    if (isDatabaseDown(error)) broken = error as Error;
    // A connection that can't even take this back is thrown away; the server then forgets the transaction by itself.
    else await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
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
    db = quickDrizzle(client);
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
  '57P01', // the server was told to stop
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

/** Whether a failure means that the database can't be reached just now, as opposed to a query that is wrong. */
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

/** Whether a statement was given up because somebody else holds what it needs, or because it took too long. */
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

/** Whether a write failed because the database has no room for it. Nothing was written; reading goes on. */
export function isDatabaseFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && NO_ROOM.has(String(cause.code))) return true;
  }
  return false;
}

/** Whether the role may not do what was asked. */
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

import type pg from 'pg';
import { currentRequestId } from '../tracing/current-request.ts';
import type { Ask } from './quick-rows.ts';

/** A connection that a request holds as long as it waits for an answer. */
interface Loan {
  client: Promise<pg.PoolClient>;
  /** How many statements of the request are under way. */
  waiting: number;
  /** Why the connection can't be used again. */
  broken?: Error;
}

/**
 * Sends what one request asks at once over one connection, in one piece: a system call and a wait for each statement was a third
 * of what a page of a part took. What the shop asks by itself goes as the pool likes.
 * @param isBroken  whether a failure means that the connection is no longer good
 */
export function overOneConnection(pool: pg.Pool, isBroken: (error: unknown) => boolean): Ask {
  const loans = new Map<string, Loan>();

  const loanOf = (request: string): Loan => {
    const held = loans.get(request);
    if (held !== undefined) return held;
    const loan: Loan = { client: pool.connect(), waiting: 0 };
    loans.set(request, loan);
    return loan;
  };

  return async (statement, values) => {
    const request = currentRequestId();
    if (request === undefined) return pool.query(statement, values);
    const loan = loanOf(request);
    const takeBack = () => {
      if (loans.get(request) === loan) loans.delete(request);
    };
    loan.waiting += 1;
    try {
      const client = await loan.client;
      sentInOnePiece(client);
      return await client.query(statement, values);
    } catch (error) {
      if (isBroken(error)) {
        loan.broken = error as Error;
        takeBack(); // who asks from now on gets another
      }
      throw error;
    } finally {
      loan.waiting -= 1;
      if (loan.waiting === 0) {
        takeBack();
        void loan.client.then(
          (client) => client.release(loan.broken),
          () => {}, // there never was one
        );
      }
    }
  };
}

/** What is written to a connection in the same turn leaves it together. */
export function sentInOnePiece(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream & Corkable } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

interface Corkable {
  writableCorked: number;
  cork(): void;
  uncork(): void;
}

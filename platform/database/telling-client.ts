import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { DescribedOnce, isNamed } from './described-once.ts';
import { currentRequestId } from '../tracing/current-request.ts';
import { beginSpan } from '../tracing/spans.ts';

/**
 * A connection whose statements tell for which request they are: as a comment, which the server's own log and its list of
 * activities show, and in traces. A statement with a name is one text for all requests, so it stays without the comment; its
 * name tells what it is.
 */
export class TellingClient extends pg.Client {
  // The driver's own `query` has a dozen forms, all of which begin with the statement.
  // oxlint-disable-next-line typescript/no-explicit-any -- as the driver declares them
  override query(statement: any, values?: any, callback?: any): any {
    return traced(withRequest(statement), values, callback, (...given) => this.#ask(...given));
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- as the driver declares them
  #ask(statement: any, values?: any, callback?: any): any {
    if (!isNamed(statement)) return super.query(statement, values, callback);
    if (typeof callback === 'function') return super.query(new DescribedOnce(statement, values, callback));
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result));
      super.query(new DescribedOnce(statement, values, done));
    }).catch((error: Error) => {
      Error.captureStackTrace(error); // as the driver does: whoever asked, not the socket that was read
      throw error;
    });
  }
}

/** A pool whose connections work for the request that asked for them, not for the one that gave them back. */
export class TellingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect();
    super.connect(AsyncResource.bind(callback));
    return undefined;
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

function withRequest(statement: unknown): unknown {
  const id = currentRequestId();
  if (id === undefined) return statement;
  if (typeof statement === 'string') return commented(statement, id);
  return isPlain(statement) && statement.name === undefined
    ? { ...statement, text: commented(statement.text, id) }
    : statement;
}

function commented(text: string, id: string): string {
  return `${text} /* request ${id} */`;
}

interface PlainStatement {
  text: string;
  name?: string;
}

/** Streams and cursors are statements that send themselves. */
function isPlain(statement: unknown): statement is PlainStatement {
  return typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement);
}

// oxlint-disable-next-line typescript/no-explicit-any -- as the driver declares them
type Query = (statement: any, values?: any, callback?: any) => any;

function traced(statement: unknown, values: unknown, callback: unknown, query: Query): unknown {
  const span = currentRequestId() === undefined ? undefined : beginStatement(statement);
  if (span === undefined) return query(statement, values, callback);
  const ending = (tell: unknown) =>
    typeof tell === 'function'
      ? (error: unknown, ...rest: unknown[]) => {
          span.end(error ?? undefined);
          (tell as Query)(error, ...rest);
        }
      : tell;
  const answer: unknown = query(statement, ending(values), ending(callback));
  if (answer instanceof Promise)
    answer.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    );
  return answer;
}

/** Its text, where values stand as $1: never a value. */
function beginStatement(statement: unknown) {
  const text = typeof statement === 'string' ? statement : isPlain(statement) ? statement.text : undefined;
  if (text === undefined) return undefined;
  const [verb = 'statement'] = text.trimStart().split(/\s/, 1);
  const name = isPlain(statement) ? statement.name : undefined;
  return beginSpan(name ?? verb.toLowerCase(), { 'db.system.name': 'postgresql', 'db.query.text': text });
}

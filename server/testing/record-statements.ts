import pg from 'pg';
import { currentRequestId } from '#server/http/current-request.ts';

/** A statement as sent to the server, and the id that it returned. */
export interface RecordedStatement {
  text: string;
  values: unknown[];
  name?: string;
  rowMode?: 'array';
  /** The `id` of the returned row, if there was exactly one. */
  answeredId?: number;
}

interface SentQuery {
  text: string;
  values?: unknown[];
  name?: string;
  rowMode?: 'array';
}

/** Records the statements that requests send during the work: not those of the shop's own jobs, nor the test's. */
export async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const { query } = pg.Client.prototype;
  const pending: Promise<unknown>[] = [];
  pg.Client.prototype.query = function recording(
    this: pg.Client,
    sent: string | SentQuery,
    values?: unknown,
    ...rest: unknown[]
  ) {
    const result: unknown = Reflect.apply(query, this, [sent, values, ...rest]);
    if (currentRequestId() === undefined) return result;
    const { text, name, rowMode, values: own } = typeof sent === 'string' ? { text: sent } : sent;
    const statement: RecordedStatement = {
      text,
      values: Array.isArray(values) ? values : (own ?? []),
      ...(name === undefined ? {} : { name }),
      ...(rowMode === undefined ? {} : { rowMode }),
    };
    statements.push(statement);
    if (result instanceof Promise) pending.push(result.then((answer: pg.QueryResult) => noteId(statement, answer)));
    return result;
  } as typeof query;
  try {
    await work();
    await Promise.all(pending);
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

function noteId(statement: RecordedStatement, { rows, fields }: pg.QueryResult): void {
  const column = fields?.findIndex((field) => field.name === 'id') ?? -1;
  if (column < 0 || rows.length !== 1) return;
  const row: unknown = rows[0];
  const id = Array.isArray(row) ? row[column] : (row as { id: unknown }).id;
  if (typeof id === 'number') statement.answeredId = id;
}

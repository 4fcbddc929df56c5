import pg from 'pg';

/** A statement as it went to the server, and the ids that it answered. */
export interface RecordedStatement {
  text: string;
  values: unknown[];
  name?: string;
  rowMode?: 'array';
  /** It went out together with the one before it on its connection: no time of its own on the way. */
  rodeAlong?: true;
  /** The `id` of the one row that came back, where there was one. */
  answeredId?: number;
}

interface SentQuery {
  text: string;
  values?: unknown[];
  name?: string;
  rowMode?: 'array';
  /** Of a statement that tells its answer itself (described-once.ts). */
  callback?: (error: unknown, answer: pg.QueryResult) => void;
}

/** What the shop adds to a statement, by which the server's log knows the request (telling-client.ts). */
const REQUEST_COMMENT = / \/\* request [\da-f-]+ \*\/$/;

/** Writes down every statement that this process sends while the work runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const { query } = pg.Client.prototype;
  const pending: Promise<unknown>[] = [];
  const unanswered = new Map<pg.Client, number>();
  pg.Client.prototype.query = function recording(
    this: pg.Client,
    sent: string | SentQuery,
    values?: unknown,
    ...rest: unknown[]
  ) {
    const before = unanswered.get(this) ?? 0;
    const byItself = sent instanceof pg.Query ? answerOf(sent as unknown as SentQuery) : undefined;
    const result: unknown = Reflect.apply(query, this, [sent, values, ...rest]);
    const { text, name, rowMode, values: own } = typeof sent === 'string' ? { text: sent } : sent;
    const statement: RecordedStatement = {
      text: text.replace(REQUEST_COMMENT, ''),
      values: Array.isArray(values) ? values : (own ?? []),
      ...(name === undefined ? {} : { name }),
      ...(rowMode === undefined && byItself === undefined ? {} : { rowMode: 'array' }),
      ...(before > 0 ? { rodeAlong: true } : {}),
    };
    statements.push(statement);
    const answer = byItself ?? result;
    if (answer instanceof Promise) {
      unanswered.set(this, before + 1);
      const answered = () => unanswered.set(this, (unanswered.get(this) ?? 0) - 1);
      answer.then(answered, answered);
      pending.push(answer.then((answer: pg.QueryResult) => noteId(statement, answer)));
    }
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

/** Resolved with what a statement tells when it is answered. */
function answerOf(sent: SentQuery): Promise<pg.QueryResult> {
  const { callback: tell } = sent;
  return new Promise((resolve, reject) => {
    sent.callback = (error, answer) => {
      if (error) reject(error);
      else resolve(answer);
      tell?.(error, answer);
    };
  });
}

function noteId(statement: RecordedStatement, { rows, fields }: pg.QueryResult): void {
  const column = fields?.findIndex((field) => field.name === 'id') ?? -1;
  if (column < 0 || rows.length !== 1) return;
  const row: unknown = rows[0];
  const id = Array.isArray(row) ? row[column] : (row as { id: unknown }).id;
  if (typeof id === 'number') statement.answeredId = id;
}

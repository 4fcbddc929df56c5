/** An error in the log's format. */
interface LoggedError {
  type: string;
  message: string;
  /** Code of PostgreSQL or Node.js; if the database refused, its constraint. */
  code?: string;
  constraint?: string;
  table?: string;
  /** Stack frames, without the message above them. */
  stack: string;
  cause?: LoggedError;
}

/**
 * An error without the values of a failed query, and without the row that PostgreSQL quotes: both may contain password
 * hashes, tokens, secrets of second factors and names. The statement itself contains none, because every value is a
 * parameter.
 */
export function errorForLog(error: Error): LoggedError {
  const message = messageOf(error);
  const fields = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  return {
    type: error.constructor.name,
    message,
    ...(typeof fields.code === 'string' ? { code: fields.code } : {}),
    ...(typeof fields.constraint === 'string' ? { constraint: fields.constraint } : {}),
    ...(typeof fields.table === 'string' ? { table: fields.table } : {}),
    stack: framesOf(error),
    ...(error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}),
  };
}

/** Drizzle's own message ends with the parameters and their values. */
function messageOf(error: Error): string {
  if ('query' in error && typeof error.query === 'string') return `Failed query: ${error.query}`;
  return isOfData(error) ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message;
}

/** PostgreSQL's class 22, data exceptions: it quotes the offending value. */
function isOfData(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
}

function framesOf({ stack = '', message }: Error): string {
  const above = stack.indexOf(message);
  return (above < 0 ? stack : stack.slice(above + message.length)).replace(/^\n/, '');
}

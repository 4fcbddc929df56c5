/** An error as the log holds it. */
interface LoggedError {
  type: string;
  message: string;
  /** PostgreSQL's or Node's; where the database refused, what refused it. */
  code?: string;
  constraint?: string;
  table?: string;
  /** Stack frames, without the message above them. */
  stack: string;
  cause?: LoggedError;
}

/**
 * An error without the values that a failed query was to write or look for, nor the row that PostgreSQL quotes: password
 * hashes, tokens, secrets of second factors and names of people stand there. The statement itself holds none, since every
 * value is a parameter.
 */
export function errorForLog(error: Error): LoggedError {
  const message = messageOf(error);
  const told = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  return {
    type: error.constructor.name,
    message,
    ...(typeof told.code === 'string' ? { code: told.code } : {}),
    ...(typeof told.constraint === 'string' ? { constraint: told.constraint } : {}),
    ...(typeof told.table === 'string' ? { table: told.table } : {}),
    stack: framesOf(error),
    ...(error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}),
  };
}

/** Drizzle's own message ends in the parameters, with whatever is in them. */
function messageOf(error: Error): string {
  if ('query' in error && typeof error.query === 'string') return `Failed query: ${error.query}`;
  return isOfData(error) ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message;
}

/** PostgreSQL's class 22, data exceptions: it quotes the value that would not do. */
function isOfData(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
}

function framesOf({ stack = '', message }: Error): string {
  const above = stack.indexOf(message);
  return (above < 0 ? stack : stack.slice(above + message.length)).replace(/^\n/, '');
}

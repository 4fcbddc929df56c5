import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import type { Config } from './config.ts';
import { errorForLog } from './error-for-log.ts';

/**
 * The log: a line a request, JSON for machines, or for a person at a terminal. Never a password, a token or a body.
 * @param to  where JSON goes; standard output where nothing is said
 */
export async function createLog(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  to: DestinationStream = pino.destination(1),
): Promise<Logger> {
  const options = {
    level: logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: errorForLog },
    hooks: { logMethod: withOwnMessage },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  if (logFormat === 'json') return pino(options, to);
  const { default: pretty } = await import('pino-pretty');
  return pino(
    options,
    pretty({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId', singleLine: true, sync: true }),
  );
}

/** An error alone would give its whole message to the line, past the serializer. */
function withOwnMessage(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first] = args as unknown[];
  if (args.length === 1 && first instanceof Error) method.call(this, { err: first }, errorForLog(first).message);
  else method.apply(this, args);
}

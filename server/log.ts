import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import type { Config } from './config.ts';
import { errorForLog } from './error-for-log.ts';

/**
 * The log: one line per request, JSON for machines, or formatted for a terminal. Never a password, a token or a body.
 * @param to destination of JSON; by default standard output
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

/** An error alone would put its whole message into the line, bypassing the serializer. */
function withOwnMessage(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first] = args as unknown[];
  if (args.length === 1 && first instanceof Error) method.call(this, { err: first }, errorForLog(first).message);
  else method.apply(this, args);
}

import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

/** The log: a line a request, JSON for machines, or for a person at a terminal. Never a password, a token or a body. */
export async function createLog({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): Promise<Logger> {
  const options = {
    level: logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  if (logFormat === 'json') return pino(options);
  const { default: pretty } = await import('pino-pretty');
  return pino(
    options,
    pretty({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId', singleLine: true, sync: true }),
  );
}

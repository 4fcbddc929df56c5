import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#platform/operator-error.ts';
import type { S3Store } from '#platform/s3-files.ts';

/** What the environment says, parsed once at the start. docs/operations.md has the variables. */
export interface Config {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Scheme, host and port without a slash at the end; undefined: http://localhost with the port listened on. */
  publicUrl: string | undefined;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The role that owns the tables, for the operator's commands; undefined: the one of `databaseUrl` does. */
  migrationDatabaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Undefined: files lie in `dataDir`. */
  s3: S3Store | undefined;
  /** Undefined: mails go to the mailbox in the administration. */
  smtpUrl: string | undefined;
  /** Server processes; more than one only with `databaseUrl`. */
  webConcurrency: number;
  /** Whether an empty embedded database is filled; a server's own is filled by command only. */
  sampleData: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  logFormat: 'pretty' | 'json';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// What is accepted; each completes the sentence "expected …".
const DATABASE_ADDRESS = 'postgres://user:password@host:5432/database';
const PUBLIC_ADDRESS = "the shop's address without a path, such as https://shop.example.com";
const S3_ADDRESS = 's3://bucket?endpoint=https://…&region=…';

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[^\s/]+$/, 'a host name or an IP address to listen on')
    .default('127.0.0.1'),
  PUBLIC_URL: address(['http:', 'https:'], PUBLIC_ADDRESS)
    .refine((url) => url.href === `${url.origin}/`, PUBLIC_ADDRESS)
    .transform((url) => url.origin)
    .optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:'], DATABASE_ADDRESS)
    .transform((url) => url.href)
    .optional(),
  MIGRATION_DATABASE_URL: address(['postgres:', 'postgresql:'], DATABASE_ADDRESS)
    .transform((url) => url.href)
    .optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => path.resolve(folder)),
  FILES_URL: address(['s3:'], S3_ADDRESS).refine(namesBucket, S3_ADDRESS).transform(toS3Store).optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587 or smtps://…')
    .transform((url) => url.href)
    .optional(),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  SAMPLE_DATA: z.enum(['yes', 'no'], 'yes or no').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  LOG_FORMAT: z.enum(['pretty', 'json'], 'pretty or json').optional(),
});

/**
 * Reads the configuration. A variable that is set to nothing counts as not set.
 * @param onTerminal  whether a person reads the log as it is written
 * @throws {OperatorError}  a sentence for each wrong value: the variable, the value, what is accepted; never a password
 */
export function readConfig(environment: NodeJS.ProcessEnv, onTerminal: boolean): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path: [name], message }) =>
      refusal(String(name), given[String(name)] ?? '', message),
    );
    throw new OperatorError(sentences.join('\n'));
  }
  const { data } = parsed;
  const embedded = data.DATABASE_URL === undefined;
  if (embedded && data.WEB_CONCURRENCY > 1) {
    const expected = '1, or DATABASE_URL set to a database that several processes share';
    throw new OperatorError(refusal('WEB_CONCURRENCY', String(data.WEB_CONCURRENCY), expected));
  }
  if (embedded && data.MIGRATION_DATABASE_URL !== undefined) {
    const expected =
      'nothing, or DATABASE_URL set beside it to the same database as the role that the shop serves with';
    throw new OperatorError(refusal('MIGRATION_DATABASE_URL', data.MIGRATION_DATABASE_URL, expected));
  }
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    databaseUrl: data.DATABASE_URL,
    migrationDatabaseUrl: data.MIGRATION_DATABASE_URL,
    dataDir: data.DATA_DIR,
    s3: data.FILES_URL,
    smtpUrl: data.SMTP_URL,
    webConcurrency: data.WEB_CONCURRENCY,
    sampleData: (data.SAMPLE_DATA ?? (embedded ? 'yes' : 'no')) === 'yes',
    logLevel: data.LOG_LEVEL,
    logFormat: data.LOG_FORMAT ?? (onTerminal ? 'pretty' : 'json'),
  };
}

function refusal(name: string, value: string, expected: string): string {
  return `${name} is set to "${withoutPassword(value)}": expected ${expected}.`;
}

// Also for what isn't a URL: whatever stands between a colon and the last @ may be a password with a slip beside it.
function withoutPassword(value: string): string {
  return value
    .replace(/^([a-z][a-z0-9+.-]*:?\/+)?([^:@/]*):.*@/i, '$1$2:***@')
    .replace(/([?&][^=&]*(?:password|secret|token|key)[^=&]*=)[^&]*/gi, '$1***');
}

function wholeNumber(least: number, most: number) {
  const expected = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: expected, abort: true })
    .transform(Number)
    .refine((number) => number >= least && number <= most, expected);
}

function address(schemes: string[], expected: string) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), { error: expected, abort: true })
    .transform((text) => new URL(text));
}

function namesBucket(url: URL): boolean {
  const endpoint = url.searchParams.get('endpoint');
  const brokenEscape = /%(?![\da-f]{2})/i;
  return (
    url.hostname !== '' &&
    /^\/?$/.test(url.pathname) &&
    [...url.searchParams.keys()].every((name) => name === 'endpoint' || name === 'region') &&
    (endpoint === null || (/^https?:\/\/[^/]/.test(endpoint) && URL.canParse(endpoint))) &&
    (url.username === '') === (url.password === '') &&
    !brokenEscape.test(url.username + url.password)
  );
}

function toS3Store(url: URL): S3Store {
  const accessKeyId = decodeURIComponent(url.username);
  const secretAccessKey = decodeURIComponent(url.password);
  return {
    bucket: url.hostname,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? undefined,
    credentials: accessKeyId === '' ? undefined : { accessKeyId, secretAccessKey },
  };
}

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#platform/operator-error.ts';
import type { S3Store } from '#platform/s3-files.ts';
import type { Keeping } from '#shop/desk/jobs/jobs.ts';
import { conflictsOf, LOG_LEVELS, MAX_PROCESSES, refusal, VARIABLES, nonEmptyVariables } from './environment.mjs';

/** Configuration from the environment, parsed once at the start. docs/operations.md has the variables. */
export interface Config {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Scheme, host and port without a trailing slash; undefined: http://localhost with the actual port. */
  publicUrl: string | undefined;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** A transaction-pooling pooler for queries; undefined: they go to `databaseUrl`. */
  poolerUrl: string | undefined;
  /** Maximum number of query connections of a server process. */
  poolSize: number;
  /** The role that owns the tables, for the operator's commands; undefined: the role of `databaseUrl`. */
  migrationDatabaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Undefined: files are in `dataDir`. */
  s3: S3Store | undefined;
  /** Undefined: mails go to the mailbox in the administration. */
  smtpUrl: string | undefined;
  /** Seals the secrets of webhooks; undefined: there are no webhooks. */
  secretsKey: string | undefined;
  /** True if webhooks may go to this machine, to try them. */
  webhooksToLoopback: boolean;
  /** Address of the trace collector; undefined: no traces. */
  collectorUrl: string | undefined;
  /** Share of the traces begun here that are sent. */
  traceShare: number;
  /** Token for reading /metrics from another machine; undefined: not permitted. */
  metricsToken: string | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  trustProxy: string[];
  /** True if attempts from loopback are counted like those from other addresses. */
  throttleLoopback: boolean;
  /** Retention of sent mails, and of abandoned baskets. */
  keeping: Keeping;
  /** Server processes. */
  webConcurrency: number;
  /** Time during which /readyz returns 503 before the server stops listening. */
  drainSeconds: number;
  /** True if an empty embedded database is filled; a server's database is filled by a command only. */
  sampleData: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  logFormat: 'pretty' | 'json';
}

/** A variable as described in server/environment.mjs, which `npm start` also reads before the installation. */
function schemaOf(name: keyof typeof VARIABLES) {
  const { accepts, expected } = VARIABLES[name];
  return z.string().refine(accepts, { error: expected, abort: true });
}

const Environment = z.object({
  PORT: schemaOf('PORT').transform(Number).default(3000),
  HOST: schemaOf('HOST').default('127.0.0.1'),
  PUBLIC_URL: schemaOf('PUBLIC_URL')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATABASE_URL: schemaOf('DATABASE_URL').optional(),
  DATABASE_POOLER_URL: schemaOf('DATABASE_POOLER_URL').optional(),
  DATABASE_POOL_SIZE: schemaOf('DATABASE_POOL_SIZE').transform(Number).default(10),
  MIGRATION_DATABASE_URL: schemaOf('MIGRATION_DATABASE_URL').optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => path.resolve(folder)),
  FILES_URL: schemaOf('FILES_URL')
    .transform((text) => toS3Store(new URL(text)))
    .optional(),
  SMTP_URL: schemaOf('SMTP_URL')
    .transform((text) => new URL(text).href)
    .optional(),
  SECRETS_KEY: schemaOf('SECRETS_KEY').optional(),
  WEBHOOKS_TO_LOOPBACK: schemaOf('WEBHOOKS_TO_LOOPBACK').default('no'),
  OTEL_EXPORTER_OTLP_ENDPOINT: schemaOf('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
  TRACE_SHARE: schemaOf('TRACE_SHARE').transform(Number).default(1),
  METRICS_TOKEN: schemaOf('METRICS_TOKEN').optional(),
  TRUST_PROXY: schemaOf('TRUST_PROXY')
    .transform((list) => list.split(',').map((proxy) => proxy.trim()))
    .default(['loopback']),
  THROTTLE_LOOPBACK: schemaOf('THROTTLE_LOOPBACK').default('no'),
  KEEP_MAILS_DAYS: schemaOf('KEEP_MAILS_DAYS').transform(Number).default(365),
  KEEP_CARTS_DAYS: schemaOf('KEEP_CARTS_DAYS').transform(Number).default(365),
  KEEP_UNUSED_DAYS: schemaOf('KEEP_UNUSED_DAYS').transform(Number).default(365),
  WEB_CONCURRENCY: schemaOf('WEB_CONCURRENCY')
    .transform((text) => (text === 'auto' ? oneForEachCore() : Number(text)))
    .default(1),
  DRAIN_SECONDS: schemaOf('DRAIN_SECONDS').transform(Number).default(0),
  SAMPLE_DATA: z.enum(['yes', 'no'], VARIABLES.SAMPLE_DATA.expected).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, VARIABLES.LOG_LEVEL.expected).default('info'),
  LOG_FORMAT: z.enum(['pretty', 'json'], VARIABLES.LOG_FORMAT.expected).optional(),
});

/**
 * Reads the configuration.
 * @param onTerminal whether a person reads the log live
 * @throws {OperatorError} one sentence for each invalid value: the variable, the value, the accepted values; never a
 * password
 */
export function readConfig(environment: NodeJS.ProcessEnv, onTerminal: boolean): Config {
  const given = nonEmptyVariables(environment);
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path: [name], message }) =>
      refusal(String(name), given[String(name)] ?? '', message),
    );
    throw new OperatorError(sentences.join('\n'));
  }
  const { data } = parsed;
  const embedded = data.DATABASE_URL === undefined;
  const conflicts = conflictsOf(given);
  if (conflicts.length > 0) throw new OperatorError(conflicts.join('\n'));
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    databaseUrl: data.DATABASE_URL,
    poolerUrl: data.DATABASE_POOLER_URL,
    poolSize: data.DATABASE_POOL_SIZE,
    migrationDatabaseUrl: data.MIGRATION_DATABASE_URL,
    dataDir: data.DATA_DIR,
    s3: data.FILES_URL,
    smtpUrl: data.SMTP_URL,
    secretsKey: data.SECRETS_KEY,
    webhooksToLoopback: data.WEBHOOKS_TO_LOOPBACK === 'yes',
    collectorUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    traceShare: data.TRACE_SHARE,
    metricsToken: data.METRICS_TOKEN,
    trustProxy: data.TRUST_PROXY,
    throttleLoopback: data.THROTTLE_LOOPBACK === 'yes',
    keeping: { mails: data.KEEP_MAILS_DAYS, carts: data.KEEP_CARTS_DAYS, unused: data.KEEP_UNUSED_DAYS },
    webConcurrency: data.WEB_CONCURRENCY,
    drainSeconds: data.DRAIN_SECONDS,
    sampleData: (data.SAMPLE_DATA ?? (embedded ? 'yes' : 'no')) === 'yes',
    logLevel: data.LOG_LEVEL,
    logFormat: data.LOG_FORMAT ?? (onTerminal ? 'pretty' : 'json'),
  };
}

/** Number of processors available to the container, not of its machine. */
function oneForEachCore(): number {
  return Math.min(availableParallelism(), MAX_PROCESSES);
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

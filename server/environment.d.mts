export const LOG_LEVELS: readonly ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
export const MAX_PROCESSES: number;
export const VARIABLES: Record<
  | 'PORT'
  | 'HOST'
  | 'PUBLIC_URL'
  | 'DATABASE_URL'
  | 'DATABASE_POOLER_URL'
  | 'DATABASE_POOL_SIZE'
  | 'MIGRATION_DATABASE_URL'
  | 'FILES_URL'
  | 'SMTP_URL'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'TRACE_SHARE'
  | 'SECRETS_KEY'
  | 'WEBHOOKS_TO_LOOPBACK'
  | 'METRICS_TOKEN'
  | 'TRUST_PROXY'
  | 'THROTTLE_LOOPBACK'
  | 'WEB_CONCURRENCY'
  | 'DRAIN_SECONDS'
  | 'SAMPLE_DATA'
  | 'LOG_LEVEL'
  | 'KEEP_CARTS_DAYS'
  | 'KEEP_MAILS_DAYS'
  | 'KEEP_UNUSED_DAYS'
  | 'LOG_FORMAT',
  { expected: string; accepts(this: void, text: string): boolean }
>;
export function nonEmptyVariables(environment: NodeJS.ProcessEnv): Record<string, string>;
export function refusalsOf(environment: NodeJS.ProcessEnv): string[];
export function conflictsOf(given: Record<string, string>): string[];
export function refusal(name: string, value: string, expected: string): string;
export function listenRefusal(code: unknown, place: { host: string; port: number }): string | undefined;

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from '#platform/operator-error.ts';
import { readConfig } from './config.ts';

test('without any variable the shop runs on this machine with its embedded database and sample data', () => {
  expect(readConfig({}, false)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    databaseUrl: undefined,
    poolerUrl: undefined,
    poolSize: 10,
    migrationDatabaseUrl: undefined,
    dataDir: path.join(process.cwd(), 'data'),
    s3: undefined,
    smtpUrl: undefined,
    secretsKey: undefined,
    webhooksToLoopback: false,
    metricsToken: undefined,
    traceShare: 1,
    trustProxy: ['loopback'],
    throttleLoopback: false,
    webConcurrency: 1,
    drainSeconds: 0,
    keeping: { mails: 365, carts: 365, unused: 365 },
    sampleData: true,
    logLevel: 'info',
    logFormat: 'json',
  });
});

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [
    { PORT: '65535', HOST: '::' },
    { port: 65_535, host: '::' },
  ],
  [{ PORT: '' }, { port: 3000 }],
  [{ PUBLIC_URL: 'https://Shop.example.com/' }, { publicUrl: 'https://shop.example.com' }],
  [{ PUBLIC_URL: 'http://10.0.0.7:8080' }, { publicUrl: 'http://10.0.0.7:8080' }],
  [{ DATABASE_URL: 'postgresql://shop:x@db/shop' }, { databaseUrl: 'postgresql://shop:x@db/shop', sampleData: false }],
  [
    { DATABASE_URL: 'postgres://shop:x@one,two:5433/shop?sslmode=verify-full', DATABASE_POOL_SIZE: '40' },
    { databaseUrl: 'postgres://shop:x@one,two:5433/shop?sslmode=verify-full', poolSize: 40 },
  ],
  [
    { DATABASE_URL: 'postgres://db/shop', DATABASE_POOLER_URL: 'postgres://db:6432/shop' },
    { databaseUrl: 'postgres://db/shop', poolerUrl: 'postgres://db:6432/shop' },
  ],
  [{ DATABASE_URL: 'postgres://shop:x@db/shop', SAMPLE_DATA: 'yes' }, { sampleData: true }],
  [{ DATABASE_URL: 'postgres://shop:x@db/shop', WEB_CONCURRENCY: '4' }, { webConcurrency: 4 }],
  [{ WEB_CONCURRENCY: '2' }, { webConcurrency: 2, databaseUrl: undefined }],
  [{ WEB_CONCURRENCY: 'auto' }, { webConcurrency: Math.min(availableParallelism(), 64) }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', TRACE_SHARE: '0.25' },
    { collectorUrl: 'http://127.0.0.1:4318', traceShare: 0.25 },
  ],
  [{ DRAIN_SECONDS: '15' }, { drainSeconds: 15 }],
  [
    { KEEP_MAILS_DAYS: '90', KEEP_CARTS_DAYS: '30', KEEP_UNUSED_DAYS: '60' },
    { keeping: { mails: 90, carts: 30, unused: 60 } },
  ],
  [{ SAMPLE_DATA: 'no' }, { sampleData: false }],
  [{ TRUST_PROXY: '10.0.0.7, 2001:db8::/48,loopback' }, { trustProxy: ['10.0.0.7', '2001:db8::/48', 'loopback'] }],
  [{ THROTTLE_LOOPBACK: 'yes' }, { throttleLoopback: true }],
  [{ DATA_DIR: '/srv/my shop' }, { dataDir: '/srv/my shop' }],
  [{ SMTP_URL: 'smtps://mailer:x@mail.example.com' }, { smtpUrl: 'smtps://mailer:x@mail.example.com' }],
  [
    { LOG_LEVEL: 'debug', LOG_FORMAT: 'pretty' },
    { logLevel: 'debug', logFormat: 'pretty' },
  ],
  [
    { FILES_URL: 's3://label-files?endpoint=https://s3.example.com&region=eu-1' },
    { s3: { bucket: 'label-files', endpoint: 'https://s3.example.com', region: 'eu-1', credentials: undefined } },
  ],
  [
    { FILES_URL: 's3://me:a%2Fb@label-files' },
    { s3: { bucket: 'label-files', credentials: { accessKeyId: 'me', secretAccessKey: 'a/b' } } },
  ],
])('%j is accepted', (environment, expected) => {
  expect(readConfig(environment, false)).toMatchObject(expected);
});

test('on a terminal the log is for people', () => {
  expect(readConfig({}, true).logFormat).toBe('pretty');
});

test.each([
  ['PORT', 'http', '"http": expected a whole number from 0 to 65535.'],
  ['PORT', '70000', '"70000": expected a whole number from 0 to 65535.'],
  ['PORT', '-1', '"-1": expected a whole number from 0 to 65535.'],
  ['PORT', '3000.5', '"3000.5": expected a whole number from 0 to 65535.'],
  ['HOST', 'http://x', '"http://x": expected a host name or an IP address to listen on.'],
  [
    'PUBLIC_URL',
    'shop.example.com',
    '"shop.example.com": expected the shop\'s address without a path, such as https://shop.example.com.',
  ],
  [
    'PUBLIC_URL',
    'https://example.com/shop',
    '"https://example.com/shop": expected the shop\'s address without a path, such as https://shop.example.com.',
  ],
  [
    'DATABASE_URL',
    'mysql://shop:hidden@db/shop',
    '"mysql://shop:***@db/shop": expected postgres://user:password@host:5432/database.',
  ],
  [
    'DATABASE_URL',
    'postgres://shop:hidden@one,two/shop?target_session_attrs=best',
    '"postgres://shop:***@one,two/shop?target_session_attrs=best": expected postgres://user:password@host:5432/database.',
  ],
  ['DATABASE_POOL_SIZE', '1', '"1": expected a whole number from 2 to 1000.'],
  [
    'DATABASE_URL',
    'postgres//shop:hid:de@n@db/shop',
    '"postgres//shop:***@db/shop": expected postgres://user:password@host:5432/database.',
  ],
  [
    'FILES_URL',
    's3://me:hidden@bucket?endpoint=nowhere&secretKey=hidden',
    '"s3://me:***@bucket?endpoint=nowhere&secretKey=***": expected s3://bucket?endpoint=https://…&region=….',
  ],
  ...['s3://bucket/folder', 's3://bucket?endpont=https://s3.example.com'].map(
    (url) => ['FILES_URL', url, `"${url}": expected s3://bucket?endpoint=https://…&region=….`] as const,
  ),
  ['FILES_URL', 's3://key@bucket', '"s3:***@bucket": expected s3://bucket?endpoint=https://…&region=….'],
  [
    'SMTP_URL',
    'mailer:hidden@mail.example.com',
    '"mailer:***@mail.example.com": expected smtp://user:password@host:587 or smtps://….',
  ],
  ['WEB_CONCURRENCY', '0', '"0": expected a whole number from 1 to 64, or auto.'],
  ['WEB_CONCURRENCY', 'all', '"all": expected a whole number from 1 to 64, or auto.'],
  ['TRACE_SHARE', '2', '"2": expected a share of the requests from 0 to 1, such as 0.1.'],
  ['KEEP_MAILS_DAYS', '6', '"6": expected a whole number from 7 to 36500.'],
  ['KEEP_CARTS_DAYS', 'never', '"never": expected a whole number from 7 to 36500.'],
  ['DRAIN_SECONDS', '301', '"301": expected a whole number from 0 to 300.'],
  ...['proxy.example.com', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.7,', '10.0.0', '*', 'yes'].map(
    (proxies) =>
      [
        'TRUST_PROXY',
        proxies,
        `"${proxies}": expected addresses or networks of proxies, separated by commas, such as 10.0.0.7 or 10.0.0.0/24, or loopback.`,
      ] as const,
  ),
  ['THROTTLE_LOOPBACK', 'true', '"true": expected yes or no.'],
  ['SAMPLE_DATA', 'true', '"true": expected yes or no.'],
  ['LOG_LEVEL', 'loud', '"loud": expected one of fatal, error, warn, info, debug, trace, silent.'],
  ['LOG_FORMAT', 'xml', '"xml": expected pretty or json.'],
] as const)('a wrong %s (%s) stops the start with one sentence, and passwords stay hidden', (name, value, sentence) => {
  expect(refusalOf({ [name]: value })).toEqual(new OperatorError(`${name} is set to ${sentence}`));
});

test('several wrong values are reported together', () => {
  expect(refusalOf({ PORT: 'x', SAMPLE_DATA: 'maybe' })).toEqual(
    new OperatorError(
      'PORT is set to "x": expected a whole number from 0 to 65535.\nSAMPLE_DATA is set to "maybe": expected yes or no.',
    ),
  );
});

function refusalOf(environment: NodeJS.ProcessEnv): unknown {
  try {
    return readConfig(environment, false);
  } catch (error) {
    return error;
  }
}

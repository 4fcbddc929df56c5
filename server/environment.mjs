// Accepted values of the environment variables. Plain JavaScript without packages, for any Node.js from 20 on: `npm
// start` uses it before the installation (bin/prepare/preflight.mjs), the server when it reads its configuration
// (config.ts).

import { isIP } from 'node:net';
import { readAddress } from '../platform/database/address.mjs';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Maximum number of server processes on one port. */
export const MAX_PROCESSES = 64;

/** For each variable: the accepted texts, and the end of the sentence "expected …" for others. */
export const VARIABLES = {
  PORT: wholeNumber(0, 65_535),
  HOST: { expected: 'a host name or an IP address to listen on', accepts: (text) => /^[^\s/]+$/.test(text) },
  PUBLIC_URL: {
    expected: "the shop's address without a path, such as https://shop.example.com",
    accepts: (text) => isUrl(text, ['http:', 'https:']) && new URL(text).href === `${new URL(text).origin}/`,
  },
  DATABASE_URL: databaseAddress(),
  DATABASE_POOLER_URL: databaseAddress(),
  DATABASE_POOL_SIZE: wholeNumber(2, 1000), // an import reports its progress while its transaction holds another connection,
  MIGRATION_DATABASE_URL: databaseAddress(),
  FILES_URL: {
    expected: 's3://bucket?endpoint=https://…&region=…',
    accepts: (text) => isUrl(text, ['s3:']) && namesBucket(new URL(text)),
  },
  SMTP_URL: {
    expected: 'smtp://user:password@host:587 or smtps://…',
    accepts: (text) => isUrl(text, ['smtp:', 'smtps:']),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    expected: 'the address of a collector, such as http://127.0.0.1:4318',
    accepts: (text) => isUrl(text, ['http:', 'https:']),
  },
  TRACE_SHARE: {
    expected: 'a share of the requests from 0 to 1, such as 0.1',
    accepts: (text) => /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(text),
  },
  SECRETS_KEY: {
    expected: '32 random bytes in base64, as `openssl rand -base64 32` writes them',
    accepts: (text) => /^[A-Za-z0-9+/]{43}=$/.test(text),
  },
  WEBHOOKS_TO_LOOPBACK: oneOf(['yes', 'no'], 'yes or no'),
  METRICS_TOKEN: { expected: 'at least 16 letters and digits', accepts: (text) => /^[\w.~+/=-]{16,}$/.test(text) },
  TRUST_PROXY: {
    expected: 'addresses or networks of proxies, separated by commas, such as 10.0.0.7 or 10.0.0.0/24, or loopback',
    accepts: (text) => text.split(',').every((proxy) => isProxy(proxy.trim())),
  },
  THROTTLE_LOOPBACK: oneOf(['yes', 'no'], 'yes or no'),
  KEEP_MAILS_DAYS: wholeNumber(7, 36_500),
  KEEP_UNUSED_DAYS: wholeNumber(30, 36_500),
  KEEP_CARTS_DAYS: wholeNumber(7, 36_500),
  WEB_CONCURRENCY: {
    expected: `a whole number from 1 to ${MAX_PROCESSES}, or auto`,
    accepts: (text) => text === 'auto' || wholeNumber(1, MAX_PROCESSES).accepts(text),
  },
  DRAIN_SECONDS: wholeNumber(0, 300),
  SAMPLE_DATA: oneOf(['yes', 'no'], 'yes or no'),
  LOG_LEVEL: oneOf(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`),
  LOG_FORMAT: oneOf(['pretty', 'json'], 'pretty or json'),
};

/** An empty variable counts as unset. */
export function nonEmptyVariables(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
}

/** Lists the reasons that prevent a start with these variables, one sentence each. */
export function refusalsOf(environment) {
  const given = nonEmptyVariables(environment);
  const wrong = Object.entries(VARIABLES)
    .filter(([name, { accepts }]) => given[name] !== undefined && !accepts(given[name]))
    .map(([name, { expected }]) => refusal(name, given[name], expected));
  return wrong.length > 0 ? wrong : conflictsOf(given);
}

/** Values that are valid alone and invalid together. */
export function conflictsOf(given) {
  return [...loopbackConflicts(given), ...databaseConflicts(given)];
}

/** Webhooks to this machine are for trying them, not for a shop that others reach. */
function loopbackConflicts({ WEBHOOKS_TO_LOOPBACK, PUBLIC_URL }) {
  if (WEBHOOKS_TO_LOOPBACK !== 'yes' || PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname)) return [];
  return [refusal('WEBHOOKS_TO_LOOPBACK', 'yes', 'no, because PUBLIC_URL is not on this machine')];
}

function isLoopback(host) {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function databaseConflicts(given) {
  if (given.DATABASE_URL !== undefined) return [];
  const { DATABASE_POOLER_URL, MIGRATION_DATABASE_URL } = given;
  if (DATABASE_POOLER_URL !== undefined) {
    const expected = 'nothing, or DATABASE_URL as well, set to the server that the pooler represents';
    return [refusal('DATABASE_POOLER_URL', DATABASE_POOLER_URL, expected)];
  }
  if (MIGRATION_DATABASE_URL === undefined) return [];
  const expected = 'nothing, or DATABASE_URL as well, set to the same database with the role of the shop';
  return [refusal('MIGRATION_DATABASE_URL', MIGRATION_DATABASE_URL, expected)];
}

export function refusal(name, value, expected) {
  return `${name} is set to "${name.endsWith('_TOKEN') ? '***' : withoutPassword(value)}": expected ${expected}.`;
}

/** Returns why nobody can listen there, or undefined for another reason. */
export function listenRefusal(code, { host, port }) {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program: stop it, or set PORT to a free port (0: any).`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is set to "${host}", which is no address of this machine.`;
  return undefined;
}

// Also for invalid URLs: any text between a colon and the last @ may be a password.
function withoutPassword(value) {
  return value
    .replace(/^([a-z][a-z0-9+.-]*:?\/+)?([^:@/]*):.*@/i, '$1$2:***@')
    .replace(/([?&][^=&?]*(?:password|secret|token|key)[^=&]*=)[^&]*/gi, '$1***');
}

function wholeNumber(least, most) {
  return {
    expected: `a whole number from ${least} to ${most}`,
    accepts: (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
  };
}

function databaseAddress() {
  return {
    expected: 'postgres://user:password@host:5432/database',
    accepts: (text) => readAddress(text) !== undefined,
  };
}

function oneOf(texts, expected) {
  return { expected, accepts: (text) => texts.includes(text) };
}

function isUrl(text, schemes) {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}

// A network of all addresses ('/0') is not a proxy.
function isProxy(text) {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (prefix === undefined) return text === 'loopback' || bits > 0;
  return Number(prefix) >= 1 && Number(prefix) <= bits;
}

function namesBucket(url) {
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

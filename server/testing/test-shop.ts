import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino from 'pino';
import { inject, test as base } from 'vitest';
import type { Clock } from '#platform/clock.ts';
import { type Database, type DatabaseWaits, openDatabase } from '#platform/database/database.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';
import { folderFiles, type Files } from '#platform/files.ts';
import type { PageRenderer } from '#web/server-page.ts';
import { createApp } from '../app.ts';
import { answerInOurWords, documentedCall } from './documented-call.ts';
import { RunningShop } from '../running-shop.ts';
import type { Tracing } from '../tracing/open-telemetry.ts';
import { readStoreConfiguration } from '../store-file.ts';

/** Key that seals secrets in tests. */
const TEST_SECRETS_KEY = Buffer.alloc(32, 'k').toString('base64');

/** A whole shop on its own database, called without a network. */
export interface TestShop {
  shop: RunningShop;
  app: FastifyInstance;
  /** By the role that serves. */
  databaseUrl: string;
  /** By the role that owns the tables, for faults that a test injects. */
  owner: Database;
  /** Sets the shop's clock, which then stands still. */
  setTime(now: Date): void;
  api: ApiCaller;
  /** Logs a customer in; returns calls with their token. */
  as(email: string, password?: string): Promise<ApiCaller & { token: string; customerId: number }>;
  asStaff(email?: string, password?: string): Promise<ApiCaller & { token: string }>;
  /** Returns calls with an existing token. */
  withToken(token: string): ApiCaller;
}

export interface ApiAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads the members that it expects
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

/** Uses internal names for calls without a table of columns (documented-call.ts). */
export interface ApiCaller {
  get(path: string): Promise<ApiAnswer>;
  post(path: string, body?: unknown): Promise<ApiAnswer>;
  delete(path: string): Promise<ApiAnswer>;
}

export type Template = 'empty' | 'sample';

/** Variations for tests. */
interface TestShopParts {
  publicUrl?: string;
  /** Without it the shop has no pages; the browser tests have. */
  render?: PageRenderer;
  log?: FastifyBaseLogger;
  /** Without it a separate folder. */
  files?: Files;
  metricsToken?: string;
  tracing?: Tracing;
  /** Maximum number of connections to the database. */
  poolSize?: number;
  databaseWaits?: DatabaseWaits;
  /** Returns the address by which the shop reaches its database; by default directly. */
  reach?: (url: string) => Promise<string>;
}

/** Long enough that many callers at once are all served on a busy machine, instead of refused. */
const PATIENT: DatabaseWaits = { connectionMs: 60_000, lockMs: 25_000 };

/** Opens a shop on a copy of a template; `close` drops it. */
export async function openTestShop(
  template: Template,
  {
    publicUrl = 'http://localhost:3000',
    render = noPages,
    log = strictLog(),
    files,
    metricsToken,
    tracing,
    poolSize,
    databaseWaits = PATIENT,
    reach = async (url) => url,
  }: TestShopParts = {},
): Promise<TestShop & { close(): Promise<void> }> {
  const adminUrl = inject('databaseAdminUrl');
  const name = `pressline_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(adminUrl, name, `pressline_template_${template}`);
  const shopUrl = databaseUrl(inject('databaseShopUrl'), name);
  const owner = openDatabase({ url: databaseUrl(adminUrl, name), poolSize: 1 });
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-files-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets', 'app.js'), 'export {};\n');
  let standing: Date | undefined;
  const clock: Clock = { now: () => standing ?? new Date() };
  const shop = new RunningShop({
    databaseUrl: await reach(shopUrl),
    ...(poolSize === undefined ? {} : { poolSize }),
    databaseWaits,
    publicUrl,
    files: files ?? folderFiles(folder),
    store: readStoreConfiguration(folder),
    log,
    clock,
    secretsKey: TEST_SECRETS_KEY,
    webhooksToLoopback: true,
    metricsToken,
  });
  const app = await createApp({
    shop,
    pages: { render, assets: folder },
    log,
    tracing,
  });
  await shop.open();
  const api = callerWith(app, {});
  const logIn = async (path: string, body: object) => {
    const answer = await api.post(path, body);
    if (answer.status !== 200) throw new Error(`Login refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    shop,
    app,
    databaseUrl: shopUrl,
    owner,
    setTime: (now) => {
      standing = now;
    },
    api,
    async as(email, password = 'press-2026') {
      const { token, userID } = await logIn('/api/user/CreateToken', { Username: email, Password: password });
      return { ...callerWith(app, { authorization: `Bearer ${token}` }), token, customerId: userID };
    },
    async asStaff(email = 'staff@pressline.test', password = 'counter-2026') {
      const { token } = await logIn('/api/blogUser/CreateToken', { blogUserEmail: email, blogUserPass: password });
      return { ...callerWith(app, { authorization: `Bearer ${token}` }), token };
    },
    withToken: (token) => callerWith(app, { authorization: `Bearer ${token}` }),
    async close() {
      await app.close();
      await shop.close();
      await owner.$client.end();
      rmSync(folder, { recursive: true, force: true });
      await dropDatabase(adminUrl, name);
    },
  };
}

/** Silent, but an undeclared field in an answer fails the test that made the call. */
function strictLog(): FastifyBaseLogger {
  return pino(
    { level: 'error' },
    {
      write(line) {
        if (line.includes('answer.undeclared')) throw new Error(line);
      },
    },
  );
}

const noPages: PageRenderer = () => Promise.reject(new Error('This shop shows no pages: the browser tests do.'));

function callerWith(app: FastifyInstance, headers: Record<string, string>): ApiCaller {
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: unknown): Promise<ApiAnswer> => {
    const sent = documentedCall(method, url, payload);
    const response = await app.inject({
      method,
      url: sent.url,
      headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(payload === undefined ? {} : { payload: JSON.stringify(sent.body) }),
    });
    const isJson = /json/.test(String(response.headers['content-type']));
    const body: unknown = isJson ? answerInOurWords(method, url, response.statusCode, response.json()) : response.body;
    return { status: response.statusCode, body, headers: response.headers };
  };
  return {
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    delete: (path) => send('DELETE', path),
  };
}

/**
 * `test` with a shop for the file: `shop` has the sample data, `emptyShop` nothing. Tests of a file share it and run in
 * any order; one that changes shared data takes `ownShop`, a separate sample shop.
 */
export const test = base.extend<{ shop: TestShop; emptyShop: TestShop; ownShop: TestShop }>({
  // oxlint-disable-next-line no-empty-pattern -- as below
  ownShop: async ({}, use) => {
    const shop = await openTestShop('sample');
    await use(shop);
    await shop.close();
  },
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const shop = await openTestShop('sample');
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
  emptyShop: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const shop = await openTestShop('empty');
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
});

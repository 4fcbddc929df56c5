import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject, test as base } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';
import { patience } from '#platform/testing/patience.ts';
import { readStoreConfiguration } from '#server/store-file.ts';
import { startServer, type RunningServer } from '#server/start-server.ts';
import { picturesForAll } from './pictures-for-all.ts';
import { waitForScript } from './wait-for-script.ts';
import { watchErrors } from './watch-errors.ts';

/** The built shop on a database of the test file's own, and a Chromium to look at it. */
export interface ShopInBrowser extends RunningServer {
  browser: Browser;
}

/** Opens pages for one test; they are closed after it, and an unexpected error in any browser console fails it. */
export interface Visits {
  /** A new browser profile that nobody is logged in with. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** The same with a session: 'uk@converter.test', or staff by their email. */
  pageAs(email: string, options?: BrowserContextOptions): Promise<Page>;
  /** Errors that this test provokes, such as the 404 of an unknown page. */
  expectErrors(pattern: RegExp): void;
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const test = base.extend<{ browser: Browser; shop: ShopInBrowser; visits: Visits }>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: FLAGS,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ browser }, use) => {
      const adminUrl = inject('databaseAdminUrl');
      const name = `pressline_browser_${randomUUID().replaceAll('-', '')}`;
      await createDatabase(adminUrl, name, 'pressline_template_sample');
      const server = await startServer({
        host: '127.0.0.1',
        port: 0,
        publicUrl: undefined,
        databaseUrl: databaseUrl(inject('databaseShopUrl'), name),
        files: await picturesForAll(),
        store: readStoreConfiguration(import.meta.dirname),
        log: pino({ level: 'silent' }),
        mail: 'mailbox',
      });
      await server.ready;
      await use({ ...server, browser });
      await server.close();
      await dropDatabase(adminUrl, name);
    },
    { scope: 'file' },
  ],
  visits: async ({ shop }, use) => {
    const errors = watchErrors();
    const opened: BrowserContext[] = [];
    const open = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
      const context = await shop.browser.newContext({ baseURL: shop.url, ...options });
      opened.push(context);
      context.setDefaultTimeout(patience(30_000));
      errors.watch(context);
      if (options.javaScriptEnabled !== false) context.on('page', waitForScript);
      return context;
    };
    await use({
      expectErrors: (pattern) => errors.expect(pattern),
      visitor: async (options) => (await open(options)).newPage(),
      async pageAs(email, options) {
        const context = await open(options);
        const answer = await context.request.post(...logIn(email));
        if (!answer.ok()) throw new Error(`${email} could not log in: ${await answer.text()}`);
        return context.newPage();
      },
    });
    await Promise.all(opened.map((context) => context.close()));
    errors.assertNone();
  },
});

function logIn(email: string): [path: string, options: { data: object }] {
  return email.startsWith('staff@')
    ? ['/api/blogUser/CreateToken', { data: { blogUserEmail: email, blogUserPass: 'counter-2026' } }]
    : ['/api/user/CreateToken', { data: { Username: email, Password: 'press-2026' } }];
}

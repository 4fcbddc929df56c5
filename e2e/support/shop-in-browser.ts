import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { test as base } from './built-shop.ts';
import { type Profile, Profiles } from './profiles.ts';
import { openSession } from './sessions.ts';
import { watchErrors } from './watch-errors.ts';

interface VisitOptions extends BrowserContextOptions {
  /** A profile that is used by this test only. */
  isFresh?: boolean;
}

/** Opens pages for one test; they are closed after it, and an unexpected error in any browser console fails it. */
export interface Visits {
  /** A browser profile without a login. */
  visitor(options?: VisitOptions): Promise<Page>;
  /** The same with a session: 'uk@converter.test', or staff by their e-mail address. */
  pageAs(email: string, options?: VisitOptions): Promise<Page>;
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

export const test = base.extend<{ browser: Browser; profiles: Profiles; visits: Visits }>({
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
  profiles: [async ({ browser }, use) => use(new Profiles(browser)), { scope: 'worker' }],
  visits: async ({ shop, profiles, task }, use) => {
    const errors = watchErrors();
    const lent: Profile[] = [];
    const open = async ({ isFresh = false, ...options }: VisitOptions = {}): Promise<Profile> => {
      const profile = await profiles.lend(shop.url, options, isFresh);
      lent.push(profile);
      errors.watch(profile.context);
      return profile;
    };
    await use({
      expectErrors: (pattern) => errors.expect(pattern),
      visitor: async (options) => (await open(options)).page,
      async pageAs(email, options) {
        const { context, page } = await open(options);
        await context.addCookies(await openSession(shop, email));
        return page;
      },
    });
    errors.stop();
    const isSound = task.result?.state !== 'fail' && errors.found().length === 0;
    await Promise.all(lent.map((profile) => (isSound ? profiles.giveBack(profile) : profile.context.close())));
    errors.assertNone();
  },
});

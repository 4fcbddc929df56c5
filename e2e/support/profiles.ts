import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { waitForScript } from './wait-for-script.ts';

export interface ProfileOptions extends BrowserContextOptions {
  /** Nothing is in its cache, and no later test gets it: for what can't be taken back, such as another clock. */
  isNew?: boolean;
}

/** Lends browser profiles: each to one test at a time, without cookies and tabs. */
export interface Profiles {
  take(options?: ProfileOptions): Promise<BrowserContext>;
  giveBack(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/**
 * Keeps the profiles that come back for whoever wants the same options next. A page in a new one costs most of a second of
 * the processor: its services, its first tab, a renderer; in a new tab of one that is there it costs a third of that. What goes
 * from test to test is the cache of files, which are named by their content.
 */
export function openProfiles(browser: Browser, baseURL: string): Profiles {
  const idle = new Map<string, BrowserContext[]>();
  const kinds = new WeakMap<BrowserContext, string>();

  async function open({ isNew = false, ...options }: ProfileOptions): Promise<BrowserContext> {
    const context = await browser.newContext({ baseURL, ...options });
    context.setDefaultTimeout(30_000);
    if (!isNew) {
      kinds.set(context, JSON.stringify(options));
      await openFirstTab(context);
    }
    if (options.javaScriptEnabled !== false) context.on('page', waitForScript);
    return context;
  }

  return {
    async take(options = {}) {
      const kept = options.isNew === true ? undefined : idle.get(JSON.stringify(options))?.pop();
      return kept ?? open(options);
    },
    async giveBack(context) {
      const kind = kinds.get(context);
      if (kind === undefined) {
        await context.close();
        return;
      }
      const [, ...tabs] = context.pages();
      await Promise.all(tabs.map((tab) => tab.close()));
      await context.clearCookies();
      idle.set(kind, [...(idle.get(kind) ?? []), context]);
    },
    async close() {
      await Promise.all([...idle.values()].flat().map((context) => context.close()));
    },
  };
}

/** An empty page at the shop's address that stays open: the tabs of the tests share its renderer. */
async function openFirstTab(context: BrowserContext): Promise<void> {
  const tab = await context.newPage();
  const icon = '<link rel="icon" href="data:,">'; // else the browser asks the shop for one
  await tab.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: icon }));
  await tab.goto('/empty');
}

import { test as base } from './built-shop.ts';
import { PlainPage } from './plain-page.ts';
import { openSession } from './sessions.ts';

interface PlainVisitOptions {
  locale?: string;
}

/**
 * The same as in a browser (shop-in-browser.ts), for tests that need no script: over HTTP, in a fraction of the time.
 */
export interface PlainVisits {
  visitor(options?: PlainVisitOptions): Promise<PlainPage>;
  /** The same with a session: 'uk@converter.test', or staff by their e-mail address. */
  pageAs(email: string, options?: PlainVisitOptions): Promise<PlainPage>;
}

export const test = base.extend<{ visits: PlainVisits }>({
  visits: async ({ shop }, use) => {
    const visitor = async (options?: PlainVisitOptions) => new PlainPage(shop.url, options);
    await use({
      visitor,
      async pageAs(email, options) {
        const page = await visitor(options);
        await page.context().addCookies(await openSession(shop, email));
        return page;
      },
    });
  },
});

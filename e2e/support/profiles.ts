import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { holdBack } from './hold-back.ts';
import { waitForScript } from './wait-for-script.ts';

/** A browser profile with one page, and the options it was opened with. */
export interface Profile {
  context: BrowserContext;
  page: Page;
  /** Kind of interchangeable profiles; null: for one test only. */
  kind: string | null;
}

const VIEWPORT = { width: 1280, height: 720 };
/** Only these can be set again on an existing page. */
const KEPT_OPTIONS: ReadonlySet<string> = new Set(['viewport', 'javaScriptEnabled', 'locale']);
const PAGE_EVENTS = ['dialog', 'download', 'framenavigated', 'popup', 'request', 'requestfailed', 'response'] as const;
const AS_USUAL = { media: null, colorScheme: null, reducedMotion: 'reduce', forcedColors: null } as const;

/**
 * Browser profiles that are handed on from test to test: a new one has a process to start and every script to compile,
 * which takes longer than most tests. Anything a test left in it (cookies, storage, routes, listeners, size of the
 * window) is removed.
 */
export class Profiles {
  readonly #browser: Browser;
  readonly #idle: Profile[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * @param isFresh the test does something that can't be undone (clock, scripts of its own), or measures what a first
   * visit loads
   */
  async lend(url: string, options: BrowserContextOptions, isFresh: boolean): Promise<Profile> {
    const isKept = !isFresh && Object.keys(options).every((name) => KEPT_OPTIONS.has(name));
    const { viewport = VIEWPORT, ...others } = options;
    const kind = isKept ? JSON.stringify([url, others.javaScriptEnabled ?? true, others.locale ?? null]) : null;
    const at = this.#idle.findIndex((profile) => profile.kind === kind);
    const [idle] = at < 0 ? [] : this.#idle.splice(at, 1);
    const profile = idle ?? (await this.#open({ baseURL: url, ...others }, kind));
    if (viewport !== null) await profile.page.setViewportSize(viewport);
    return profile;
  }

  async #open(options: BrowserContextOptions, kind: string | null): Promise<Profile> {
    const context = await this.#browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(scaledTimeout(30_000));
    if (options.javaScriptEnabled !== false) context.on('page', waitForScript);
    await holdBack(context);
    return { context, page: await context.newPage(), kind };
  }

  async giveBack(profile: Profile): Promise<void> {
    const { context, page, kind } = profile;
    if (kind === null || page.isClosed()) return context.close();
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    for (const event of PAGE_EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(-1, -1); // out of the window: otherwise the next page would count as touched
    await context.setOffline(false);
    await page.emulateMedia(AS_USUAL);
    await page.goto('/robots.txt'); // a page of the shop that stores nothing when it is left
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await context.clearCookies();
    this.#idle.push(profile);
  }
}

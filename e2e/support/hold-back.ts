import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** Longest time that a script or a call is held back. */
const MAX_DELAY_MS = 900;

/**
 * Holds back scripts and calls by random times, if `HOLD_BACK=1` says so: whatever a test presses too early, and whatever a page
 * shows in the wrong order, then fails nearly every time instead of once in fifty runs.
 */
export async function holdBack(context: BrowserContext): Promise<void> {
  if (process.env['HOLD_BACK'] !== '1') return;
  await context.route(/\.js$|\/api\//, async (route) => {
    await setTimeout(Math.random() * MAX_DELAY_MS);
    await route.fallback().catch(() => null); // the page has gone
  });
}

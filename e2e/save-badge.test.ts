import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test, type Visits } from './support/shop-in-browser.ts';

const badge = (page: Page) => page.locator('output', { hasText: /^Saved$/ });
const ANSWER = '**/api/Settings/GetSettings';

/** Saves the settings; they are read again only when `release` is called, and the clock stands still. */
async function saveWithSlowReload(visits: Visits, host: string) {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Settings');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isSaved = false;
  page.on('response', (answer) => {
    isSaved ||= answer.url().endsWith('/api/Settings/SaveSettings');
  });
  await page.route(ANSWER, async (route) => {
    if (!isSaved) return route.continue(); // the save itself looks at them first
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await page.getByLabel('Tape shop host').fill(host);
  // The field of the form as it was: a new form has one without this mark.
  await page.locator('input[name="version"]').evaluate((field) => field.setAttribute('data-before', ''));
  await page.keyboard.press('Control+s');
  await badge(page).waitFor();
  await asked.promise;
  return {
    page,
    /** The form begins anew with what was saved. */
    release: async () => {
      const answered = page.waitForResponse(ANSWER);
      held.resolve();
      await answered;
      await page.locator('input[name="version"]:not([data-before])').waitFor({ state: 'attached' });
    },
  };
}

describe('the badge of a save whose page is slow to be read again (E6, E11)', () => {
  test('is not shown a second time', async ({ visits }) => {
    const { page, release } = await saveWithSlowReload(visits, 'tape-one.example');
    await page.clock.runFor(3000);
    await badge(page).waitFor({ state: 'detached' });
    await release();
    expect(await badge(page).count()).toBe(0);
  });

  test('does not stay longer than three seconds', async ({ visits }) => {
    const { page, release } = await saveWithSlowReload(visits, 'tape-two.example');
    await page.clock.runFor(2000);
    await release();
    expect(await badge(page).count()).toBe(1);
    await page.clock.runFor(1000);
    await badge(page).waitFor({ state: 'detached' });
  });
});

import type { Page } from 'playwright-core';

/** Lets whatever loads a page return only when it is hydrated: before that a link is a plain link, and so is a click. */
export function waitForScript(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const goForward = page.goForward.bind(page);
  page.goto = async (...address) => andHydrated(page, await goto(...address));
  page.reload = async (...options) => andHydrated(page, await reload(...options));
  page.goBack = async (...options) => andHydrated(page, await goBack(...options));
  page.goForward = async (...options) => andHydrated(page, await goForward(...options));
}

async function andHydrated<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(
    () =>
      document.getElementById('hydration') === null || // a page without script
      'hydrated' in document.documentElement.dataset,
  );
  return answer;
}

import type { Page } from 'playwright-core';

/** Lets `goto` return only when the page is hydrated: before that a link is a plain link, and so is a click. */
export function waitForScript(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await page.waitForFunction(
      () =>
        document.getElementById('hydration') === null || // a page without script
        Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    );
    return response;
  };
}

import type { Locator, Page } from 'playwright-core';

/** Follows a link to a PDF file: one browser shows the file, another one downloads it. Resolves once its reader has it. */
export async function openPdf(page: Page, link: Locator): Promise<void> {
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const outcome = Promise.any([
    page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' }).then(() => 'shown' as const),
    page.waitForEvent('download'),
  ]);
  await link.click();
  const opened = await outcome;
  if (opened === 'shown') {
    const type = await page.evaluate(() => document.contentType);
    if (type !== 'application/pdf') throw new Error(`${pathname} opened as ${type}, expected application/pdf`);
    return;
  }
  const failure = await opened.failure();
  if (failure !== null || !opened.suggestedFilename().endsWith('.pdf'))
    throw new Error(`${opened.suggestedFilename()} was not downloaded as a PDF: ${failure ?? 'other name'}`);
}

import type { Page } from 'playwright-core';

/** Bytes as transferred, by kind of file: 'script', 'stylesheet', 'font', 'document'. */
export type Payload = Map<string, number>;

/** Adds up what a page loads, what pointing at one of its links loads, and what the linked page then loads. */
export async function payloadWithNextPage(page: Page, address: string, link: string): Promise<Payload> {
  const payload: Payload = new Map();
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    payload.set(kind, (payload.get(kind) ?? 0) + Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { pathname } = new URL(page.url());
  await page.locator(link).first().hover();
  await page.locator(link).first().click();
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.waitForLoadState('networkidle');
  return payload;
}

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

/** Marks the text of a cell as a hand does: press at its left edge, pull to its right edge, let go. */
async function mark(page: Page, cell: Locator): Promise<string> {
  const text = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, height } = range.getBoundingClientRect();
    return { left, right, middle: top + height / 2 };
  });
  await page.mouse.move(text.left + 1, text.middle);
  await page.mouse.down();
  await page.mouse.move(text.right - 1, text.middle, { steps: 4 });
  await page.mouse.up();
  return page.evaluate(() => getSelection()?.toString() ?? '');
}

describe('a row of orders (A26, E3)', () => {
  test.for([
    ['uk@converter.test', '/Order-History', 'td:nth-of-type(3)', '/Customer-Order/'],
    [STAFF, '/Administration/Orders', 'td:nth-of-type(2)', '/Administration/OrderView'],
  ] as const)('%s: a text in it can be marked; a click on it opens the order', async (who, { visits }) => {
    const [email, address, cell, order] = who;
    const page = await visits.pageAs(email);
    await page.goto(address);
    const wanted = page.locator('tbody tr').first().locator(cell);
    const text = (await wanted.innerText()).trim();
    expect(text.length).toBeGreaterThan(3);
    expect(text).toContain((await mark(page, wanted)).trim().slice(0, 4));
    expect(await page.evaluate(() => getSelection()?.toString().trim().length ?? 0)).toBeGreaterThan(2);
    expect(new URL(page.url()).pathname).toBe(address);

    await page.evaluate(() => getSelection()?.removeAllRanges());
    await wanted.click();
    await page.waitForURL((url) => url.pathname === order);
  });

  test('without script the row is the link of its first cell', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test', { javaScriptEnabled: false });
    await page.goto('/Order-History');
    await page.locator('tbody tr').first().locator('td').nth(2).click({ force: true });
    await page.waitForURL('**/Customer-Order/**');
  });

  test('a list that is shown anew hears each click once', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.addInitScript(() => {
      const heard: Event[] = [];
      Object.assign(window, { heard });
      const add = Reflect.get(HTMLTableElement.prototype, 'addEventListener') as (...given: unknown[]) => void;
      HTMLTableElement.prototype.addEventListener = function (this: HTMLTableElement, ...given: unknown[]) {
        if (given[0] === 'click') heard.push(new Event('click'));
        Reflect.apply(add, this, given);
      };
    });
    await page.goto('/Administration/Orders');
    for (const direction of ['asc', 'desc', 'asc']) {
      await page.getByRole('link', { name: 'Number' }).click();
      await page.waitForURL((url) => url.searchParams.get('direction') === direction);
    }
    expect(await page.evaluate(() => (window as unknown as { heard: Event[] }).heard.length)).toBe(1);
  });
});

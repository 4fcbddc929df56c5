import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fillBasket, parts } from './support/basket.ts';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const FORCED = { forcedColors: 'active' } as const;

/** What an element is drawn with, by the names of CSS. */
function drawn(element: Locator, ...names: string[]): Promise<string[]> {
  return element.evaluate((it, asked) => asked.map((name) => getComputedStyle(it).getPropertyValue(name)), names);
}

/** A system colour as the browser has it now. */
function system(element: Locator, name: string): Promise<string> {
  return element.evaluate((it, asked) => {
    const probe = it.ownerDocument.body.appendChild(it.ownerDocument.createElement('i'));
    probe.style.color = asked;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

describe("with the reader's own colours (Windows contrast themes)", () => {
  test.for([
    ['uk@converter.test', '/product?id=101', 'Add to cart'],
    [STAFF, '/Administration/Promo-Code-Edit', 'Save'],
  ] as const)('%s sees where the focus is', async ([email, address, button], { visits }) => {
    const page = await visits.pageAs(email, FORCED);
    await page.goto(address);
    const target = page.getByRole('main').getByRole('button', { name: button }).first();
    await target.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab'); // by keyboard: then it is shown
    const [style, width, colour] = await drawn(target, 'outline-style', 'outline-width', 'outline-color');
    expect([style, width]).toEqual(['solid', '3px']);
    expect(colour).toBe(await system(target, 'Highlight'));
  });

  test('the chosen width can be told from the others, and so can the focused one', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test', FORCED);
    await page.goto('/product?id=101');
    const width = (name: string) =>
      page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
    const ring = async (name: string) => (await drawn(width(name), 'outline-style'))[0];
    expect([await ring('25 mm'), await ring('50 mm')]).toEqual(['solid', 'none']);
    await page.getByRole('radio', { name: '50 mm', exact: true }).check();
    expect([await ring('25 mm'), await ring('50 mm')]).toEqual(['none', 'solid']);
  });

  test('flash, count and buttons keep a ground of their own, and their words are readable on it', async ({
    shop,
    visits,
  }) => {
    const page = await visits.pageAs('uk@converter.test', FORCED);
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await page.goto('/search?p=23140838-5158-4B2F-93E5-850B7A7BD171');
    for (const filled of [
      page.getByText('Bestseller').first(),
      page.getByRole('button', { name: 'Basket, 3 items' }).locator('span'),
      page.getByRole('button', { name: 'Search', exact: true }),
    ]) {
      const [ground, ink, adjust] = await drawn(filled, 'background-color', 'color', 'forced-color-adjust');
      expect(adjust).toBe('none'); // else the browser puts a plate of the paper's colour behind the words
      expect(ground).not.toBe(await system(filled, 'Canvas'));
      expect(ink).not.toBe(ground);
    }
  });
});

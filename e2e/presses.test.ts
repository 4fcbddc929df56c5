import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

async function boxOfDrawing(page: Page) {
  const box = await page
    .getByRole('group', { name: /^Drawing of/ })
    .locator('img')
    .boundingBox();
  if (box === null) throw new Error('The drawing is not on the page.');
  return box;
}

/** Place of a callout on its drawing, in hundredths of width and height. */
async function placeOf(page: Page, callout: RegExp): Promise<number[]> {
  const drawing = await boxOfDrawing(page);
  const link = await page.getByRole('link', { name: callout }).boundingBox();
  if (link === null) throw new Error('The callout is not on the page.');
  const [x, y] = [link.x + link.width / 2 - drawing.x, link.y + link.height / 2 - drawing.y];
  return [Math.round((x * 100) / drawing.width), Math.round((y * 100) / drawing.height)];
}

test('a member chooses a press, sees what fits it, and buys from its drawing on a phone; the line names the press (J3, J4)', async ({
  visits,
}) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/My-Presses');
  await page.getByRole('button', { name: /^Use .*2200-140|^Use Press 3/ }).click();
  await page.getByText('In use').first().waitFor();
  await page.goto('/Presses/2200/Print-unit');
  const main = page.getByRole('main');
  await main.getByText('Fits 2200, from 2200-100: your 2200-140').first().waitFor();

  const [before, { width }] = [await placeOf(page, /^5, /), await boxOfDrawing(page)];
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await boxOfDrawing(page)).width).toBeGreaterThan(width * 1.5);
  await expect.poll(() => placeOf(page, /^5, /)).toEqual(before); // a callout stays at its place

  await page
    .getByRole('button', { name: /^Add DB-\S+ to basket$/ })
    .first()
    .click();
  await page.getByText(/line is in the basket/).waitFor();
  await page.goto('/Basket');
  expect(await main.innerHTML()).toContain('2200-140');
});

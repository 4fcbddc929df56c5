import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addLabel, addMachine, P5_13 } from '#shop/catalogue/presses/testing/add-machine.ts';
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
  await page.getByRole('button', { name: /^Use for search and lists: (2200 2200-140|Press 3)/ }).click();
  await page.getByText('In use').first().waitFor();
  await page.goto('/Presses/2200/Print-unit');
  const main = page.getByRole('main');
  const [before, { width }] = [await placeOf(page, /^5, /), await boxOfDrawing(page)];
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await boxOfDrawing(page)).width).toBeGreaterThan(width * 1.5);
  await expect.poll(() => placeOf(page, /^5, /)).toEqual(before); // a callout stays at its place

  await page.getByRole('button', { name: 'Fit to screen' }).click();
  await page.getByRole('link', { name: /^13, / }).click(); // its sheet opens below the drawing
  await main.getByText('Fits 2200, from 2200-100: your 2200-140').filter({ visible: true }).waitFor();
  await main.getByRole('link', { name: 'Next part' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#row-15');
  await main.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Show M2200-GEAR-88' }).click();
  await expect.poll(async () => (await boxOfDrawing(page)).y).toBeGreaterThanOrEqual(0); // the drawing stays in sight
  await page.getByRole('button', { name: 'Add M2200-GEAR-88 to basket' }).click();
  await main.getByRole('link', { name: 'To the basket' }).last().waitFor();
  await page.goto('/Basket');
  expect(await main.innerHTML()).toContain('2200-140');
});

test('on a phone the sheet of a part asks for the option it depends on, and stays open with the answer (J2, J3)', async ({
  shop,
  visits,
}) => {
  const machineId = await addMachine(
    { shop: { db: shop.shop.db } },
    { companyId: 1, modelId: P5_13, serial: 'P5-0777' },
  );
  const page = await visits.pageAs('uk@converter.test');
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/My-Press?id=${machineId}`);
  await main.getByRole('button', { name: /^Use for search and lists/ }).click();
  await page.getByRole('button', { name: /^Clear press/ }).waitFor();
  await page.goto('/Presses/P5-13/UV-station');
  await main
    .getByRole('link', { name: /Show UV-LAMP-13-HG/ })
    .first()
    .click();
  await main.getByText('Fits your P5-0777 only with UV. Fitted?').filter({ visible: true }).waitFor();
  await main.getByRole('button', { name: 'Yes', exact: true }).filter({ visible: true }).click();
  await main
    .getByText(/Fits P5-13, .*your P5-0777/)
    .filter({ visible: true })
    .waitFor();
  await page.goto('/product?id=208'); // P5-CHILL-SEAL, for a chill drum
  await main.getByRole('button', { name: 'No', exact: true }).click();
  const bar = main.getByRole('button', { name: 'Add to cart' }).locator('..');
  await bar.getByText('Does not fit P5-0777').waitFor();
  await bar.getByLabel('Quantity').fill('2');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await main.getByText('Does not fit P5-0777').waitFor();
});

test('type-ahead and quick order say whether a part fits the chosen press (J3)', async ({ shop, visits }) => {
  const machineId = await addMachine({ shop: { db: shop.shop.db } }, { companyId: 1, serial: '2200-155' });
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(`/My-Press?id=${machineId}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Use for search and lists/ })
    .click();
  await page.getByRole('button', { name: /^Clear press/ }).waitFor();
  await page.goto('/Quick-Order');
  await page.getByRole('combobox', { name: 'Search products' }).fill('M2200-GEAR');
  await page.getByRole('option', { name: /M2200-GEAR-88.*Fits 2200-155/ }).waitFor();
  await page.getByRole('textbox', { name: 'Part number' }).first().fill('M2200-GEAR-88');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('Fits 2200-155').waitFor();
});

test('a callout stays at its place from 50 to 400 per cent, and is named by number, part and pieces (J4)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto('/Presses/2200/Print-unit');
  const callout = /^2, M2200-GEAR-88, Plate cylinder gear 2200, 88 teeth, 1 piece$/;
  const before = await placeOf(page, callout);
  for (const zoom of ['0.5', '1', '2', '4']) {
    await page.evaluate((factor) => {
      document.documentElement.style.zoom = factor;
    }, zoom);
    await expect.poll(() => placeOf(page, callout), { message: zoom }).toEqual(before); // once the page is laid out again
  }
});

test('by keyboard: the callouts follow each other in the order of the list, each leads to its row, and the row back (J4)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto('/Presses/2200/Print-unit');
  await page.getByRole('group', { name: /^Drawing of/ }).focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const order: (string | null | undefined)[] = [];
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual(['1', '2', '3']);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#row-3');
  await page
    .getByRole('row', { name: /^3 Plate cylinder/ })
    .getByRole('link', { name: '3', exact: true })
    .press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#mark-3');
});

test('a drawing with its parts list prints on one A4 sheet (J4)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/Presses/2200/Print-unit');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('from the code on the label to the part in the basket it takes at most six taps on links and buttons, login included (J6)', async ({
  shop,
  visits,
}) => {
  const { db } = shop.shop;
  const machineId = await addMachine({ shop: { db } }, { companyId: 1, serial: '2200-170', name: 'Press 17' });
  const token = 'A'.repeat(22);
  await addLabel({ shop: { db } }, machineId, token);
  const page = await visits.visitor();
  await page.setViewportSize({ width: 360, height: 740 });
  let taps = 1; // the link that the camera shows
  const tap = async (name: string | RegExp, role: 'link' | 'button') => {
    taps += 1;
    await page.getByRole('main').getByRole(role, { name }).first().click();
  };
  await page.goto(`/Press/${token}`);
  await expect.poll(() => page.getByRole('main').innerText()).not.toMatch(/2200-170|Press 17|[£$€]/);
  await tap('Log in', 'link');
  await page.getByLabel('Email').fill('uk@converter.test');
  await page.getByLabel('Password', { exact: true }).fill('press-2026');
  await tap('Log in', 'button');
  await page.getByRole('heading', { level: 1, name: 'Press 17 (2200, 2200-170)' }).waitFor();
  await tap('Print unit', 'link');
  await tap(/^5, DB-/, 'link');
  await page.getByText('Fits your 2200 (serial 2200-170)').filter({ visible: true }).waitFor();
  await tap(/^Add DB-\S+ to basket$/, 'button');
  await page.getByText(/line added to the basket/).waitFor();
  expect(taps).toBeLessThanOrEqual(6);
});

test('staff drag a number on a drawing, see what is not saved yet, and take it back (J4)', async ({ visits }) => {
  const page = await visits.pageAs('staff@pressline.test');
  await page.goto('/Administration/Press-Drawing?id=1');
  const left = page.getByRole('textbox', { name: 'From left in %, row 1', exact: true });
  const before = await left.inputValue();
  const mark = page.getByRole('button', { name: '1', exact: true });
  const place = await mark.boundingBox();
  if (place === null) throw new Error('The number is not on the drawing.');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 5 });
  await page.mouse.up();
  await page.getByText('1 change not saved yet').click();
  await page.getByText(new RegExp(`No. 1, .*From left in % ${before} → `)).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('not saved yet').waitFor({ state: 'detached' });
  await expect.poll(() => left.inputValue()).toBe(before);
});

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { addMachine } from '#shop/catalogue/presses/testing/add-machine.ts';
import { chosenMachines } from '#shop/catalogue/presses/tables.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';

test('an operator asks whether a part fits, sees the photo before it is sent, and finds the request on the dashboard', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/400/);
  const machineId = await addMachine({ shop: shop.shop }, { companyId: 1, serial: '2200-920', name: 'Press 92' });
  await shop.shop.db.insert(chosenMachines).values({ customerId: 1, machineId });
  const page = await visits.pageAs(UK, { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await page.goto('/product?id=192');
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).first().click();
  const question = page.getByLabel(/Where is it on the press/);
  await expect.poll(() => question.inputValue()).toBe('Does CS-SEAL-P7-FM fit my Press 92 (2200, 2200-920)?');
  expect(await page.getByText('or drop it here').isVisible()).toBe(false);
  await question.fill('');
  await page.getByRole('button', { name: 'Ask the counter' }).click();
  await page.getByText('Please write in a few words what is wrong, or what you need.').first().waitFor();
  const buffer = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Photo').setInputFiles({ name: 'seal.jpg', mimeType: 'image/jpeg', buffer });
  const preview = page.getByRole('main').locator('canvas');
  await expect.poll(() => preview.evaluate((canvas: HTMLCanvasElement) => canvas.height)).toBe(160);

  await question.fill('Is it too wide?');
  await page.getByLabel('Urgency').selectOption({ label: 'The press stands' });
  await page.getByRole('button', { name: 'Ask the counter' }).click();
  await page.getByRole('heading', { level: 1, name: /^Request \d+$/ }).waitFor();
  expect(await page.locator('.badge', { hasText: 'The press stands' }).isVisible()).toBe(true);
  const [withdraw, all] = await Promise.all([
    page.getByRole('button', { name: 'Withdraw request' }).boundingBox(),
    page.getByRole('link', { name: 'All requests' }).boundingBox(),
  ]);
  expect([withdraw?.height, all?.height].every((height = 0) => height >= 44)).toBe(true);
  expect((all?.y ?? 0) - (withdraw?.y ?? 0) - (withdraw?.height ?? 0)).toBeGreaterThanOrEqual(8);

  await page.goto('/Dashboard');
  const asked = page.getByRole('listitem').filter({ hasText: 'Is it too wide?' });
  await asked.getByText('The press stands').waitFor();

  await page.goto('/Ask-For-Parts');
  await page.getByLabel('Photo').setInputFiles({ name: 'seal.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Ask the counter' }).click(); // a photo alone is enough
  await page.getByText('Which part is in the photo?').waitFor();

  await page.goto('/Presses/2200');
  await page.getByRole('link', { name: 'Add another to my presses' }).waitFor();
  await page.goto('/Presses/4150');
  await page.getByRole('link', { name: 'Add to my presses' }).waitFor();
  await shop.shop.db.delete(chosenMachines).where(eq(chosenMachines.machineId, machineId));
});

test('the search’s placeholder fits into the field of a phone, in every language', async ({ visits }) => {
  const page = await visits.visitor({ viewport: { width: 390, height: 800 } });
  for (const prefix of ['', '/de', '/fr', '/it', '/es']) {
    await page.goto(`${prefix}/News`);
    const [text, room] = await page
      .locator('input[name="keyword"]:visible')
      .first()
      .evaluate((field: HTMLInputElement) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        if (context !== null) context.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return [context?.measureText(field.placeholder).width ?? Infinity, room];
      });
    expect(text, prefix).toBeLessThanOrEqual(room ?? 0);
  }
});

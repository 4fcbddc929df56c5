import { like } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { mails } from '#shop/notifications/tables.ts';
import { fillBasket, parts, type WantedLine } from './support/basket.ts';
import { STAFF } from './support/counter.ts';
import { type ShopInBrowser, test } from './support/shop-in-browser.ts';

const NARROW = 501; // 25 mm
const WIDE = 502; // 50 mm
const INTRO = 'Super soft plate mounting tape, 15 thou, 25 m roll';
const LINES: WantedLine[] = [
  { productId: parts['TT-1015-25'], variantId: WIDE, quantity: 4 },
  { productId: parts['TT-1015-25'], variantId: NARROW, quantity: 4 },
];

/** A customer's page with two widths of one tape in the basket. */
async function withTape(shop: ShopInBrowser, page: Page): Promise<Page> {
  await fillBasket(page, shop.url, LINES);
  return page;
}

/** Orders what is in the basket; answers the order's number. */
async function order(page: Page): Promise<number> {
  await page.goto('/Checkout');
  await page.getByLabel('Purchase order number').fill('PO 15');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  return Number(new URL(page.url()).searchParams.get('id'));
}

/** What is copied when somebody marks the whole page. */
async function copied(page: Page): Promise<string> {
  return page.evaluate(() => {
    const selection = getSelection();
    selection?.selectAllChildren(document.body);
    return selection?.toString() ?? '';
  });
}

describe('a line of a basket or an order (A4, A15, A16, A27)', () => {
  test('number and width are two words when they are copied or read aloud, on every page', async ({ shop, visits }) => {
    const page = await withTape(shop, await visits.pageAs('uk@converter.test'));
    await page.goto('/Basket');
    expect(await copied(page)).toMatch(/TT-1015-25 50 mm/);
    await page.getByRole('rowheader', { name: /^TT-1015-25 50 mm/ }).waitFor();
    await page.getByLabel('Quantity of TT-1015-25 50 mm').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Remove TT-1015-25 25 mm' }).waitFor();

    await page.getByRole('button', { name: /^Basket/ }).click();
    const menu = page.getByRole('region', { name: 'Basket' });
    expect(await menu.getByRole('listitem').first().textContent()).toMatch(/^TT-1015-25 50 mm /);
    await menu.getByRole('button', { name: 'Remove TT-1015-25 50 mm' }).waitFor();

    await page.goto('/Checkout');
    expect(await copied(page)).toMatch(/TT-1015-25 50 mm/);
    const id = await order(page);
    for (const address of [`/Customer-Order?id=${id}`, `/PDFOrder?id=${id}`]) {
      await page.goto(address);
      expect(await copied(page)).toMatch(/TT-1015-25 50 mm/);
      await page.getByRole('rowheader', { name: /^TT-1015-25 50 mm/ }).waitFor();
    }
    const counter = await visits.pageAs(STAFF);
    await counter.goto(`/Administration/OrderView?id=${id}`);
    expect(await copied(counter)).toMatch(/TT-1015-25 50 mm/);
  });

  test('it says what the part is: intro and details, on page, sheet, PDF and mail', async ({ shop, visits }) => {
    const page = await withTape(shop, await visits.pageAs('uk@converter.test'));
    for (const address of ['/Basket', '/Checkout']) {
      await page.goto(address);
      await page.getByRole('main').getByText(INTRO).first().waitFor();
      await page.getByRole('main').getByText('Super soft foam tape').first().waitFor();
    }
    const id = await order(page);
    for (const address of [`/Customer-Order?id=${id}`, `/PDFOrder?id=${id}`]) {
      await page.goto(address);
      await page.getByRole('main').getByText(INTRO).first().waitFor();
    }
    const pdf = await page.request.get(`/PDFOrder.pdf?id=${id}`);
    expect(readPdf(await pdf.body()).pages.flat()).toContain(INTRO);
    await expect.poll(async () => mailsAbout(shop, id)).toHaveLength(2);
    for (const { text, html } of await mailsAbout(shop, id)) {
      expect(text).toContain(`TT-1015-25\n  50 mm\n  ${INTRO}\n`);
      expect(html).toContain(INTRO);
    }
  });
});

/** The mails about an order: the customer's and ours. */
async function mailsAbout({ shop }: ShopInBrowser, id: number) {
  return shop.db
    .select()
    .from(mails)
    .where(like(mails.subject, `%MA00${id}%`));
}

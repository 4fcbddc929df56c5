import { describe, expect, vi } from 'vitest';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { newestChange, rowsOf, STAFF } from './support/counter.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { test } from './support/shop-in-browser.ts';

const NO_SCRIPT = { javaScriptEnabled: false };
describe('the frame (E1)', () => {
  test('on a phone the menu is a drawer, which also opens without script', async ({ visits }) => {
    const page = await visits.pageAs(STAFF, { ...NO_SCRIPT, viewport: { width: 320, height: 640 } });
    await page.goto('/Administration/Dashboard');
    const menu = page.getByRole('navigation', { name: 'Administration menu' });
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Pending orders' }).click();
    await page.getByRole('heading', { name: 'Pending orders' }).waitFor();
  });
});

describe('search from anywhere', () => {
  test('"/" opens it, the arrows move, Enter opens the hit', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Customers');
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' });
    await vi.waitFor(
      async () => {
        await page.keyboard.press('/'); // handled as soon as the script has loaded
        await expect.poll(() => dialog.isVisible()).toBe(true);
      },
      { timeout: scaledTimeout(10_000) },
    );
    await page.keyboard.type('MA001136');
    await dialog.getByRole('link', { name: /MA001136/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Order MA001136' }).waitFor();
    await expect.poll(() => dialog.isVisible()).toBe(false);
  });

  test('it opens screens and actions for a part, over an unsaved form too; recent items come first (P2)', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=140');
    await page.getByLabel('Flash text').fill('Unsaved');
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' });
    const type = async (words: string) => {
      await vi.waitFor(
        async () => {
          await page.keyboard.press('Control+k'); // handled as soon as the script has loaded
          await expect.poll(() => dialog.isVisible()).toBe(true);
        },
        { timeout: scaledTimeout(10_000) },
      );
      await page.keyboard.type(words);
    };
    await type('carr');
    await dialog.getByRole('link', { name: 'Carriers' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByLabel('Flash text').inputValue()).toBe('Unsaved');
    await page.getByLabel('Flash text').fill('');
    await page.goto('/Administration/Dashboard');
    await type('stock of db-0150');
    await dialog.getByRole('link', { name: 'Stock of DB-0150', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /DB-0150/ }).waitFor();
    await type('');
    await expect.poll(() => dialog.getByRole('link').allInnerTexts()).toEqual(['Stock of DB-0150']);
    await page.reload(); // the server draws the page without them: hydration must not fail
    await type('');
    await expect.poll(() => dialog.getByRole('link').allInnerTexts()).toEqual(['Stock of DB-0150']);
  });

  test('Ctrl+K opens it even from an input, and Esc returns the focus', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Orders');
    const field = page.getByLabel('Customer Search');
    await field.focus();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' });
    await dialog.waitFor();
    await page.keyboard.type('harbour');
    await dialog.getByRole('link', { name: /Alison .*Harbour Label Company Ltd/ }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('lists of orders (E3)', () => {
  test('the search begins with the third character, and is in the address (D27)', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Orders');
    const field = page.getByLabel('Customer Search');
    await expect.poll(() => page.getByRole('button', { name: 'Search', exact: true }).isDisabled()).toBe(true);
    await field.pressSequentially('MA');
    await field.pressSequentially('001001');
    await page.getByText('1–1 of 1').waitFor();
    expect(new URL(page.url()).search).toBe('?search=MA001001');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    expect((await rowsOf(page, 'Orders')).map(([number]) => number)).toEqual(['MA001001']);
    await page.getByLabel('Customer Search').fill('');
    await page.getByText('1–25 of 135').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('Enter opens the only hit, also by the buyer’s PO number; of several, the user selects one', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Pending-Orders');
    const field = page.getByLabel('Customer Search');
    await field.fill('26/');
    await field.fill('26/66');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Order MA001136' }).waitFor();
    await page.goto('/Administration/Orders');
    await field.fill('harbour');
    await field.press('Enter');
    await page.getByText(/^1–\d+ of 21$/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/Administration/Orders');
  });

  test('the second link of the page and the arrow keys lead to the rows and between them', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Pending-Orders');
    const first = page.getByRole('link', { name: 'MA001136' });
    const isFocused = () => first.evaluate((link) => link === document.activeElement);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(isFocused).toBe(true);
    await page.getByLabel('Customer Search').focus();
    await expect.poll(isFocused).toBe(false);
    await page.keyboard.press('ArrowDown');
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Order MA001135' }).waitFor();
  });

  test('all rows of a page are selected at once, and none; selected orders are printed, one sheet per page', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Pending-Orders');
    const all = page.getByRole('button', { name: 'Select all on this page' });
    await all.click();
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(2);
    await all.click();
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Print selected orders' }).click();
    await page.getByText('No orders selected.').waitFor();
    await page.goBack();
    await page.getByRole('checkbox', { name: 'Print order MA001135' }).check();
    await page.getByRole('checkbox', { name: 'Print order MA001136' }).check();
    await page.getByRole('button', { name: 'Print selected orders' }).click();
    await page.getByRole('heading', { name: '2 order sheets' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('article', { name: 'Order sheet' }).count()).toBe(2);
    await expect.poll(() => page.getByRole('heading', { name: '2 order sheets' }).isVisible()).toBe(false);
    const second = page.getByRole('region', { name: 'Order MA001135' });
    expect(await second.evaluate((section) => getComputedStyle(section).breakBefore)).toBe('page');
  });

  test('an order links to its neighbours in the list that it was opened from', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Pending-Orders');
    await page.getByRole('link', { name: 'MA001136' }).click();
    const beside = page.getByRole('navigation', { name: 'Orders before and after this one' });
    await beside.waitFor();
    await expect.poll(() => beside.getByRole('link').allInnerTexts()).toEqual(['Older order MA001135']);
    await beside.getByRole('link', { name: 'Older order MA001135' }).click();
    await page.getByRole('heading', { name: 'Order MA001135' }).waitFor();
    await expect.poll(() => beside.getByRole('link').allInnerTexts()).toEqual(['Newer order MA001136']);
  });

  test('the export contains the rows of the list', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Orders?search=marsh');
    await page.getByText(/of \d+/).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const stream = await file.createReadStream();
    const text = (await stream.toArray()).join('');
    const total = Number(/of (\d+)/.exec((await page.getByText(/of \d+/).textContent()) ?? '')?.[1]);
    expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
  });
});

describe('one order (E4, E18)', () => {
  test('a purchase order received by mail is added to the order, and opens; printed, there is only the sheet', async ({
    visits,
    shop,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/OrderView?id=1003');
    await page.getByText('Add a purchase order').click();
    const pdf = { name: 'mail.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf()) };
    await page.getByLabel('PDF, up to 10 MB').setInputFiles(pdf);
    await page.getByRole('button', { name: 'Upload' }).click();
    const link = page.getByRole('link', { name: 'Open Purchase_Order.pdf' });
    await link.waitFor();
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(await newestChange(shop, 'purchase order', 1003)).toMatchObject({ action: 'added' });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('article', { name: 'Order sheet' }).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('navigation').first().isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('button', { name: 'Add note' }).isVisible()).toBe(false);
  });
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { packed, workbookFiles } from '#platform/testing/small-workbook.ts';
import { fillBasket } from './support/basket.ts';
import { test as base } from './support/shop-in-browser.ts';

/** A customer on the quick order, with an empty basket. */
const test = base.extend<{ buyer: (email?: string, options?: object) => Promise<Page> }>({
  buyer: async ({ shop, visits }, use) => {
    await use(async (email = 'uk@converter.test', options) => {
      const page = await visits.pageAs(email, options);
      await fillBasket(page, shop.url, []);
      await page.goto('/Quick-Order');
      return page;
    });
  },
});

const part = (page: Page, row: number) => page.getByLabel(`Part number in row ${row}`, { exact: true });
const quantity = (page: Page, row: number) => page.getByLabel(`Quantity in row ${row}`, { exact: true });
const rows = (page: Page): Locator => page.getByRole('table', { name: 'Parts to order' }).locator('tbody tr');

/** Pastes as a person does, from the clipboard of another program. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function basket(page: Page): Promise<[string, number][]> {
  const answer = await page.request.get('/api/Cart/GetCurrentCart', {
    headers: { accept: 'application/vnd.pressline+json' },
  });
  const { lines }: { lines: { productName: string; quantity: number }[] } = await answer.json();
  return lines.map(({ productName, quantity: units }) => [productName, units]);
}

const isInBasket = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

const TWENTY = Array.from({ length: 20 }, (_, row) => `DB-0${150 + 50 * (row % 2)}\t1`).join('\n');

describe('by keyboard alone (G1)', () => {
  test('a known number is in the basket with eight keystrokes beyond the number', async ({ buyer }) => {
    const page = await buyer();
    await part(page, 1).focus();
    await page.keyboard.type('db0150');
    const strokes = ['Enter', '1', '2', 'Enter', 'Control+Enter'];
    for (const stroke of strokes) await page.keyboard.press(stroke);
    expect(strokes.join('+').split('+').length).toBeLessThanOrEqual(8);
    await isInBasket(page, '1 line (12 pieces) went into your basket.');
    expect(await basket(page)).toEqual([['DB-0150', 12]]);
  });

  test('Enter goes from number to quantity and to the next row, and puts nothing anywhere', async ({ buyer }) => {
    const page = await buyer();
    await part(page, 1).focus();
    await page.keyboard.type('DB-0150');
    await page.keyboard.press('Enter');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Part number in row 2');
    await rows(page).nth(0).getByText('£121.36').waitFor();
    expect(await basket(page)).toEqual([]);
  });
});

describe('pasting (G1)', () => {
  test('twenty rows are in the basket with three actions', async ({ buyer }) => {
    const page = await buyer();
    let actions = 0;
    const act = async (work: Promise<unknown>) => {
      actions += 1;
      await work;
    };
    await act(part(page, 1).click());
    await act(paste(part(page, 1), TWENTY));
    await act(page.getByRole('button', { name: 'Add to basket' }).click());
    await isInBasket(page, '2 lines (20 pieces) went into your basket.');
    expect(actions).toBe(3);
    expect(await basket(page)).toEqual([
      ['DB-0150', 10],
      ['DB-0200', 10],
    ]);
  });

  test('what needs attention comes first; wrong rows stay with their reason, through a reload too', async ({
    buyer,
  }) => {
    const page = await buyer();
    await paste(part(page, 1), 'Qty;Part\n3;DB-0150\n2;DB-0151\n2,5;DB-0200');
    await page.getByText('2 rows need your attention').waitFor();
    await expect.poll(() => part(page, 1).inputValue()).toBe('DB-0151');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await isInBasket(page, 'What is left below needs your attention.');
    expect(await basket(page)).toEqual([['DB-0150', 3]]);
    await page.reload();
    await page.getByText('There is no part with this number.').waitFor();
    await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
    expect(await quantity(page, 2).inputValue()).toBe('2,5');
    await rows(page).nth(0).getByRole('button', { name: 'Take DB-0150 in row 1' }).click();
    await rows(page).nth(0).getByText('£60.68').waitFor();
    await quantity(page, 2).fill('2');
    await page.keyboard.press('Control+Enter');
    await isInBasket(page, '2 lines (4 pieces) went into your basket.');
    expect(await basket(page)).toEqual([
      ['DB-0150', 5],
      ['DB-0200', 2],
    ]);
  });

  test('what is typed comes back after the login, when the session has ended meanwhile', async ({ buyer, visits }) => {
    visits.expectErrors(/401/);
    const page = await buyer();
    await page.context().clearCookies({ name: 'token' });
    await part(page, 1).fill('DB-0150');
    await quantity(page, 1).fill('7');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login?next=%2FQuick-Order');
    await page.getByLabel('Email address').fill('uk@converter.test');
    await page.getByLabel('Password').fill('press-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/Quick-Order');
    await expect.poll(() => quantity(page, 1).inputValue()).toBe('7');
    await page.getByText('£212.38').first().waitFor();
  });

  test('the same part in two rows is one line, and says so', async ({ buyer }) => {
    const page = await buyer();
    await paste(part(page, 1), 'DB-0150 3\ndb0150 2');
    await page.getByText('The same part as in row 1: ordered together there').waitFor();
    await rows(page).nth(0).getByText('5 with the rows of the same part').waitFor();
    await rows(page).nth(0).getByText('£151.70').waitFor();
  });
});

describe('a file (G1)', () => {
  test('an Excel workbook fills the rows', async ({ buyer }) => {
    const page = await buyer();
    const sheet = '<row><c t="s"><v>0</v></c><c><v>3</v></c></row>';
    const buffer = Buffer.from(await packed(workbookFiles(sheet, ['<t>DB-0150</t>'])));
    await page.getByLabel('Or a file').setInputFiles({ name: 'order.xlsx', mimeType: 'application/zip', buffer });
    await rows(page).nth(0).getByText('£91.02').waitFor();
    expect(await quantity(page, 1).inputValue()).toBe('3');
  });

  test('what is no file of parts is refused beside it, and the rows stay', async ({ buyer, visits }) => {
    visits.expectErrors(/400/);
    const page = await buyer();
    await part(page, 1).fill('DB-0150');
    const file = { name: 'picture.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0, 1, 2]) };
    await page.getByLabel('Or a file').setInputFiles(file);
    await page.getByText('Please choose a CSV file or an Excel workbook (.xlsx).').waitFor();
    expect(await part(page, 1).inputValue()).toBe('DB-0150');
  });
});

describe('without script (G1)', () => {
  test('a list is checked, corrected and put into the basket', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', { javaScriptEnabled: false });
    await page.getByLabel('Or paste a list').fill('DB-0150;3\nTT-1015-25;4\n');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await page.getByText('Please choose a width.').waitFor();
    await page.getByLabel('Width in row 2').selectOption('50 mm');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await page.getByText('2 lines (7 pieces) went into your basket.').waitFor();
    expect(await basket(page)).toEqual([
      ['DB-0150', 3],
      ['TT-1015-25', 4],
    ]);
  });

  test('a file is read', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', { javaScriptEnabled: false });
    const buffer = Buffer.from('DB-0150;3\n');
    await page.getByLabel('Or a file').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Read the file' }).click();
    await page.getByText('£91.02').first().waitFor();
  });
});

test('the way there is in the header of every page, for customers (G1)', async ({ visits }) => {
  const page = await visits.pageAs('de@converter.test');
  await page.goto('/News');
  await page.getByRole('link', { name: 'Quick order' }).click();
  await page.getByRole('heading', { name: 'Quick order' }).waitFor();
  const visitor = await visits.visitor();
  await visitor.goto('/News');
  expect(await visitor.getByRole('link', { name: 'Quick order' }).count()).toBe(0);
});

describe('more rows than go at once (G1)', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, row) => `NONE-${row} 1`).join('\n');
  const field = (page: Page) => page.getByLabel('Or paste a list');

  test('wait in the field, and come back with the page', async ({ buyer }) => {
    const page = await buyer();
    await paste(field(page), `${lines(1000)}\nDB-0150 2\nDB-0200 1`);
    const said = page.getByText('2 rows are more than the 1,000 that go at once.');
    await said.waitFor();
    expect(await field(page).inputValue()).toBe('DB-0150\t\t2\nDB-0200\t\t1');
    await page.reload();
    await said.waitFor();
    expect(await field(page).inputValue()).toBe('DB-0150\t\t2\nDB-0200\t\t1');
    await page.getByRole('button', { name: 'Clear all rows' }).click();
    await page.getByRole('button', { name: 'Check the list' }).click();
    await page.getByText('2 lines, together').waitFor();
    expect([await field(page).inputValue(), await said.count()]).toEqual(['', 0]);
  });

  test('wait in the field without script too', async ({ buyer }) => {
    const page = await buyer('de@converter.test', { javaScriptEnabled: false, locale: 'en-GB' });
    await field(page).fill(`${lines(1000)}\nDB-0150 2`);
    await page.getByRole('button', { name: 'Check the list' }).click();
    await page.getByText('1 row is more than the 1,000 that go at once.').waitFor();
    expect(await field(page).inputValue()).toBe('DB-0150\t\t2');
  });

  test('what was typed into the field goes into the basket once', async ({ buyer }) => {
    const page = await buyer('fr@converter.test', { locale: 'en-GB' });
    await field(page).pressSequentially('DB-0150 2');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await isInBasket(page, '1 line (2 pieces) went into your basket.');
    expect(await field(page).inputValue()).toBe('');
  });
});

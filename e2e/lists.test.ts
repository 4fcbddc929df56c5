import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
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

// Each test uses a different company: the lists of one are not there for the next.
describe('named lists (G4)', () => {
  test('pasted rows become a list, are sorted by keyboard, and all go into the basket', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/Lists');
    await page.getByLabel('Name').fill('Press 3');
    await page.getByRole('button', { name: 'Create list' }).click();
    await page.getByRole('heading', { name: 'Press 3', level: 1 }).waitFor();
    await page.getByLabel('Rows', { exact: true }).fill('DB-0150 3\nTT-1015-25;50 mm;2\nNO-SUCH-1;1');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await page.getByText('2 lines added to the list.').waitFor();
    await page.getByText('NO-SUCH-1 · 1: There is no part with this number.').waitFor();

    await page.getByRole('button', { name: 'Move TT-1015-25 50 mm up' }).press('Enter');
    await page.getByRole('button', { name: 'Move TT-1015-25 50 mm up', disabled: true }).waitFor();
    await page.getByLabel('Note on DB-0150').fill('shelf B4');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    await expect.poll(() => page.getByLabel('Note on DB-0150').inputValue()).toBe('shelf B4');

    await page.getByRole('button', { name: 'Remove DB-0150 from the list' }).click();
    await page.getByText('DB-0150 was removed from the list.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('Quantity of DB-0150').waitFor();
    await expect.poll(() => page.getByLabel('Note on DB-0150').inputValue()).toBe('shelf B4');

    await page.getByRole('button', { name: 'Add all to basket' }).click();
    await page.getByText('2 lines added to your basket.').waitFor();
  });

  test('a renamed list says that it is saved when the new name is there, not before', async ({ visits }) => {
    const page = await visits.pageAs('de@converter.test');
    await page.goto('/Lists');
    await page.getByLabel('Name').fill('Press 4');
    await page.getByRole('button', { name: 'Create list' }).click();
    await page.getByText('Rename, copy or delete').click();
    await page.getByLabel('Name', { exact: true }).fill('Press 5');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/List/GetList/*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const reading = page.waitForRequest('**/api/List/GetList/*');
    await page.getByRole('button', { name: 'Save name' }).click();
    await reading;
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await expect.poll(() => page.getByText('Saved.').count()).toBe(0);
    held.resolve();
    await page.getByText('Saved.').waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Press 5');
  });

  test('printed, it shows parts, quantities and notes, without buttons or fields', async ({ visits }) => {
    const page = await visits.pageAs('de@converter.test');
    await page.goto('/Lists');
    await page.getByLabel('Name').fill('Press 4');
    await page.getByRole('button', { name: 'Create list' }).click();
    await page.getByLabel('Rows', { exact: true }).fill('DB-0150 37');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await page.getByLabel('Note on DB-0150').fill('shelf B4');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    const line = page.getByRole('row').filter({ hasText: 'DB-0150' });
    await expect.poll(() => line.getByText('shelf B4').isVisible()).toBe(false);

    await page.emulateMedia({ media: 'print' });
    for (const written of ['DB-0150', '37', 'shelf B4'])
      await expect.poll(() => line.getByText(written, { exact: true }).isVisible(), { message: written }).toBe(true);
    const main = page.getByRole('main');
    for (const role of ['button', 'textbox', 'checkbox', 'group', 'status'] as const)
      await expect.poll(() => main.getByRole(role).count(), { message: role }).toBe(0);
    await expect.poll(() => main.getByRole('link', { name: 'Download' }).count()).toBe(0);
  });

  test('pasted rows leave the text field once they are in the list; wrong ones stay until they are, also with a file', async ({
    visits,
  }) => {
    visits.expectErrors(/400/);
    const page = await visits.pageAs('ca@converter.test');
    await page.goto('/Lists');
    await page.getByLabel('Name').fill('Pasted');
    await page.getByRole('button', { name: 'Create list' }).click();
    const rows = page.getByLabel('Rows', { exact: true });
    const add = page.getByRole('button', { name: 'Add to the list' });
    await rows.fill('DB-0150 3\nNO-SUCH-1 1');
    await add.click();
    await page.getByText('1 line added to the list.').waitFor();
    await page.getByLabel('Quantity of DB-0150').waitFor();
    await expect.poll(() => rows.inputValue()).toBe('NO-SUCH-1\t\t1');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    await expect.poll(() => rows.inputValue()).toBe('NO-SUCH-1\t\t1');

    const file = page.getByLabel('Or a CSV or Excel file');
    const bytes = (text: string) => ({ name: 'parts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await rows.fill('DB-0200 2');
    await file.setInputFiles(bytes('DB-0025;"3\n'));
    await add.click();
    await page.getByText(/cannot be read as CSV/).waitFor();
    await expect.poll(() => rows.inputValue()).toBe('DB-0200 2');
    await file.setInputFiles(bytes('DB-0025;3\n'));
    await add.click();
    await page.getByText('2 lines added to the list.').waitFor();
    await page.getByLabel('Quantity of DB-0200').waitFor();
    await page.getByLabel('Quantity of DB-0025').waitFor();
    await expect.poll(() => rows.inputValue()).toBe('');
    await expect.poll(() => file.inputValue()).toBe('');

    // A note on an invalid row is kept, and is imported once the number is fixed.
    const noted = 'Part number;Quantity;Note;Serial;Machine\nNO-SUCH-2;4;"for ""Otto""";P5-0042;Press 3\n';
    await file.setInputFiles(bytes(noted));
    await add.click();
    await page.getByText('1 line was not added:').waitFor();
    await rows.fill((await rows.inputValue()).replace('NO-SUCH-2', 'DB-0250'));
    await add.click();
    await page.getByText('1 line added to the list.').waitFor();
    await expect.poll(() => page.getByLabel('Note on DB-0250').inputValue()).toBe('for "Otto"');
    const csv = await page.request.get(`/List.csv${new URL(page.url()).search}`);
    expect(await csv.text()).toMatch(/DB-0250.*P5-0042.*Press 3/);
  });
});

const part = (page: Page, row: number) => page.getByLabel(`Part number in row ${row}`, { exact: true });
const quantity = (page: Page, row: number) => page.getByLabel(`Quantity in row ${row}`, { exact: true });
const rows = (page: Page): Locator => page.getByRole('table', { name: 'Parts to order' }).locator('tbody tr');

/** Pastes the way a person does, from the clipboard of another program. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function basket(page: Page): Promise<(readonly [part: string, quantity: number])[]> {
  const headers = { accept: 'application/vnd.pressline+json' };
  const answer = await page.request.get('/api/Cart/GetCurrentCart', { headers });
  const { lines }: { lines: { productName: string; variantDetails: string | null; quantity: number }[] } =
    await answer.json();
  return lines.map(({ productName, variantDetails, quantity }) => [
    `${productName} ${variantDetails ?? ''}`.trim(),
    quantity,
  ]);
}

const isInBasket = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

const TWENTY = Array.from({ length: 20 }, (_, row) => `DB-0${150 + 50 * (row % 2)}\t1`).join('\n');

describe('by keyboard alone (G1)', () => {
  test('a known number is in the basket with eight keystrokes after the number', async ({ buyer }) => {
    const page = await buyer();
    await part(page, 1).focus();
    await page.keyboard.type('db0150');
    const strokes = ['Enter', '1', '2', 'Enter', 'Control+Enter']; // at once, before the page knows that the part has no widths
    for (const stroke of strokes) await page.keyboard.press(stroke);
    expect(strokes.join('+').split('+').length).toBeLessThanOrEqual(8);
    await isInBasket(page, '1 line (12 units) added to your basket.');
    await expect.poll(() => basket(page)).toEqual([['DB-0150', 12]]);
  });

  test('Enter moves from number to quantity and to the next row, and adds nothing', async ({ buyer }) => {
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
    await expect.poll(() => basket(page)).toEqual([]);
  });

  test('width before quantity, in the order of the columns; the focus is on the next field', async ({ buyer }) => {
    const page = await buyer();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await part(page, 1).focus();
    for (const typed of ['tt-1015-25', '50', '3', 'DB-0150']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    }
    await rows(page).nth(0).getByRole('link', { name: 'TT-1015-25' }).waitFor();
    // This part has no widths: once that is known, the typed value is its quantity.
    await expect.poll(focused).toBe('Quantity in row 2');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await page.keyboard.type('DB-0151');
    await page.keyboard.press('Enter');
    await rows(page).nth(2).getByRole('button', { name: 'Use DB-0150 in row 3' }).press('Enter');
    await expect.poll(focused).toBe('Part number in row 4');
    await page.getByRole('button', { name: 'Remove row 3' }).press('Enter');
    await expect.poll(focused).toBe('Part number in row 3');
    await page.getByRole('button', { name: 'Clear all rows' }).press('Enter');
    await expect.poll(focused).toBe('Part number in row 1');
    await expect.poll(() => part(page, 1).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(focused).toBe('Part number in row 3');
    await page.keyboard.press('Control+Enter');
    await isInBasket(page, '2 lines (7 units) added to your basket.');
    await expect.poll(focused).toBe('Part number in row 1');
    await expect
      .poll(() => basket(page))
      .toEqual([
        ['TT-1015-25 50 mm', 3],
        ['DB-0150', 4],
      ]);
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
    await isInBasket(page, '2 lines (20 units) added to your basket.');
    expect(actions).toBe(3);
    await expect
      .poll(() => basket(page))
      .toEqual([
        ['DB-0150', 10],
        ['DB-0200', 10],
      ]);
  });

  test('what is pressed before the reader of pasted lists has loaded waits for its rows', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', { isFresh: true });
    const held = Promise.withResolvers<void>();
    await page.route(/read-rows/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await paste(part(page, 1), TWENTY);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    held.resolve();
    await isInBasket(page, '2 lines (20 units) added to your basket.');
  });

  test('without a network a pasted list and the camera say so, and a waiting list stays in its field', async ({
    buyer,
    visits,
  }) => {
    visits.expectErrors(/ERR_FAILED/);
    const page = await buyer('uk@converter.test', { isFresh: true });
    await page.route(/read-rows|scanner/, (route) => route.abort());
    const unreachable = page.getByText('The shop could not be reached. Nothing was changed;');
    await page.getByRole('button', { name: 'Scan' }).click();
    await unreachable.waitFor();
    await expect.poll(() => unreachable.count()).toBe(1);
    const list = page.getByLabel('Paste a list');
    await list.fill(TWENTY);
    await page.getByRole('button', { name: 'Check list' }).click();
    await unreachable.nth(1).waitFor();
    await expect.poll(() => list.inputValue()).toBe(TWENTY);
  });

  test('problems come first; wrong rows stay with their reason, after a reload too', async ({ buyer }) => {
    const page = await buyer();
    await paste(part(page, 1), 'Qty;Part\n3;DB-0150\n2;DB-0151\n2,5;DB-0200');
    await page.getByText('2 rows need your attention').waitFor();
    await expect.poll(() => part(page, 1).inputValue()).toBe('DB-0151');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await isInBasket(page, 'The rows below need your attention.');
    await expect.poll(() => basket(page)).toEqual([['DB-0150', 3]]);
    await page.reload();
    await page.getByText('There is no part with this number.').waitFor();
    await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
    await expect.poll(() => quantity(page, 2).inputValue()).toBe('2,5');
    await rows(page).nth(0).getByRole('button', { name: 'Use DB-0150 in row 1' }).click();
    await rows(page).nth(0).getByText('£60.68').waitFor();
    await quantity(page, 2).fill('2');
    await page.keyboard.press('Control+Enter');
    await isInBasket(page, '2 lines (4 units) added to your basket.');
    await expect
      .poll(() => basket(page))
      .toEqual([
        ['DB-0150', 5],
        ['DB-0200', 2],
      ]);
  });

  test('the same part in two rows is one line, and says so', async ({ buyer }) => {
    const page = await buyer();
    await paste(part(page, 1), 'DB-0150 3\ndb0150 2');
    await page.getByText('Same part as in row 1: added to that row').waitFor();
    await rows(page).nth(0).getByText('5 in total with the other rows of this part').waitFor();
    await rows(page).nth(0).getByText('£151.70').waitFor();
  });
});

describe('a file (G1)', () => {
  test('a file that is no list of parts is refused next to it, and the rows stay', async ({ buyer, visits }) => {
    visits.expectErrors(/400/);
    const page = await buyer();
    await part(page, 1).fill('DB-0150');
    const file = { name: 'picture.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0, 1, 2]) };
    await page.getByLabel('Or upload a file').setInputFiles(file);
    await page.getByText('Please choose a CSV file or an Excel workbook (.xlsx).').waitFor();
    await expect.poll(() => part(page, 1).inputValue()).toBe('DB-0150');
  });
});

describe('a list of rows (G1)', () => {
  test('the text typed into the field goes into the basket once', async ({ buyer }) => {
    const page = await buyer('fr@converter.test');
    await page.getByLabel('Or paste a list').pressSequentially('DB-0150 2');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await isInBasket(page, '1 line (2 units) added to your basket.');
    await expect.poll(() => page.getByLabel('Or paste a list').inputValue()).toBe('');
  });
});

// Each test uses a different company: the part numbers of one are not there for the next.
describe('customer part numbers (H6)', () => {
  test('a number typed on the part’s page is shown there, on its card and in the search', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/product?id=140&name=DB-0150');
    await page.getByText('Add your part number').click();
    const form = page.locator('form', { has: page.getByLabel('Your part number') });
    const key = () => form.locator('input[name="formKey"]').inputValue();
    const apply = async (number: string) => {
      const before = await key();
      await page.getByLabel('Your part number').fill(number);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Apply' }).click();
      const status = (await answered).status();
      await expect.poll(key).not.toBe(before); // the next submission is another one
      return status;
    };
    expect([await apply('HL-7712'), await apply('HL-77120')]).toEqual([200, 200]); // corrected at once
    await page.waitForURL(/#own-number$/);
    await expect.poll(() => page.getByLabel('Your part number').inputValue()).toBe('HL-77120');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByLabel('Your part number').isVisible()).toBe(false);
    await page.getByText('Your part number HL-77120').last().waitFor();
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/search?keyword=hl77120');
    await page.getByText('Your part number HL-77120').waitFor();
    await page.goto('/Company/Part-Numbers');
    await page.getByRole('row', { name: /HL-77120.*DB-0150/ }).waitFor();
  });

  test('unsent input stays when another form is sent', async ({ visits }) => {
    const page = await visits.pageAs('us@converter.test');
    await page.goto('/Company/Part-Numbers');
    await page.getByRole('textbox', { name: 'Your part number' }).fill('C-1');
    await page.getByLabel('Paste a list').fill('C-2;DB-0200');
    await page.getByRole('button', { name: 'Save list' }).click();
    await page.getByText('1 part number was saved.').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Your part number' }).inputValue()).toBe('C-1');
    await expect.poll(() => page.getByLabel('Paste a list').inputValue()).toBe('');
  });
});

const UK = 'uk@converter.test';
const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`, { exact: true });

describe('lists as tables (G5)', () => {
  test('the button of a row adds only that row, one if no quantity is typed, and leaves the others filled', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/400/);
    const page = await visits.pageAs(UK);
    await fillBasket(page, shop.url, []);
    await page.goto('/Part-Table?keyword=blade');
    await page.getByRole('button', { name: 'Add all to basket' }).first().click();
    await page.getByText('Please enter a quantity first.').waitFor();
    await quantityOf(page, 'DB-0200').fill('4');
    await page.getByRole('button', { name: 'Add DB-0150 to the basket' }).click();
    await page.getByText('1 line added to your basket.').waitFor();
    await expect.poll(() => quantityOf(page, 'DB-0200').inputValue()).toBe('4');
    await expect.poll(() => basket(page)).toEqual([['DB-0150', 1]]);
  });
});

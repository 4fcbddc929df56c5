import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

const STAFF = 'staff@pressline.test';
const TAPES = '23140838-5158-4B2F-93E5-850B7A7BD171';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const save = (page: Page) => button(page, 'Save').click();
/** Saves and waits until the shop has it. */
async function saved(page: Page) {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await save(page);
  await answer;
  await page.getByText('Saved', { exact: true }).waitFor();
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

function picture(colour = '#c03020') {
  const bytes = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return bytes.then((buffer) => ({ name: 'part.png', mimeType: 'image/png', buffer }));
}

describe('the list of products (E5)', () => {
  test.for([{}, { javaScriptEnabled: false }] as const)(
    'on a telephone, which has no heads to press, links above the cards sort the list: %o',
    async (options, { visits }) => {
      const page = await visits.pageAs(STAFF, { ...options, viewport: { width: 320, height: 640 } });
      await page.goto('/Administration/Products');
      const sorts = page.getByRole('navigation', { name: 'Sort by' });
      const sorted = sorts.locator('[aria-current]');
      expect(await sorted.allInnerTexts()).toEqual(['Name ↑']);
      await sorts.getByRole('link', { name: 'Name' }).click();
      await page.waitForURL(/sort=name&direction=desc/);
      await sorts.getByText('Name ↓').waitFor();
      await sorts.getByRole('link', { name: 'Stock' }).click();
      await page.waitForURL(/sort=stock/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await sorts.isVisible()).toBe(false);
    },
  );

  test('the search writes in capitals, waits for three characters and finds; a row leads to the product', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Products');
    const search = page.getByLabel('Product search');
    await search.pressSequentially('db');
    expect(await button(page, 'Search').isDisabled()).toBe(true);
    await search.pressSequentially('-0150-bv');
    expect(await search.inputValue()).toBe('DB-0150-BV');
    await page.waitForURL('**/Products?search=DB-0150-BV');
    await page.getByText('1–2 of 2').waitFor(); // another part's details name it
    const blade = row(page, 'DB-0150-BV');
    expect(await blade.innerText()).toMatch(/\$[\d.,]+\s+£[\d.,]+\s+[\d.,]+\s€/);
    await blade.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Product DB-0150-BV' }).waitFor();
  });

  test('it is filtered and sorted, and a part without a picture says so', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Products');
    await page.getByLabel('Picture').selectOption({ label: 'NO IMAGE' });
    await page.waitForURL('**picture=without');
    await page.getByRole('cell').getByText('NO IMAGE').first().waitFor();
    await page.getByLabel('Status').selectOption({ label: 'Inactive' });
    await page.waitForURL('**status=inactive**');
    await page.goto('/Administration/Products');
    await page.getByRole('columnheader', { name: 'Stock' }).getByRole('link').click();
    await page.waitForURL('**sort=stock**');
    expect(await page.getByRole('row').nth(1).getByRole('cell').nth(6).innerText()).toBe('0');
  });

  test('staff only: without a session it leads to the sign-in, unprefixed to its own address (E1)', async ({
    visits,
  }) => {
    const stranger = await visits.visitor();
    await stranger.goto('/Administration/Products');
    expect(new URL(stranger.url()).pathname).toBe('/administration');
    const customer = await visits.pageAs('uk@converter.test');
    await customer.goto('/Administration/ProductEdit?id=101');
    expect(new URL(customer.url()).pathname).toBe('/administration');
    const staff = await visits.pageAs(STAFF);
    await staff.goto('/ProductEdit?id=101');
    expect(new URL(staff.url()).pathname + new URL(staff.url()).search).toBe('/Administration/ProductEdit?id=101');
  });
});

describe('one product (E6)', () => {
  test('a new price is said to be saved, and a customer sees it at once', async ({ visits }) => {
    const [page, customer] = [await visits.pageAs(STAFF), await visits.pageAs('us@converter.test')];
    await page.goto('/Administration/ProductEdit?id=160');
    await page.getByLabel('Price', { exact: true }).fill('712.40');
    expect(await row(page, 'International').last().innerText()).toContain('$712.40'); // before it is saved
    await save(page);
    await page.getByText('Saved successfully').waitFor();
    await page.getByText('Saved successfully').waitFor({ state: 'detached' }); // after three seconds
    await customer.goto('/product?id=160&name=AN-10-0165');
    await customer.getByText('$712.40').waitFor(); // class 1 pays all of it
    await page.reload();
    expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('712.40');
  });

  test('a new product with picture and category is in the shop as soon as it is active', async ({ shop, visits }) => {
    const [page, customer] = [await visits.pageAs(STAFF), await visits.pageAs('uk@converter.test')];
    await page.goto('/Administration/Products');
    await page.getByRole('link', { name: 'Add product' }).click();
    await page.getByRole('heading', { level: 1, name: 'Add product' }).waitFor();
    await page.getByLabel('Part number', { exact: true }).fill('QA-NEW-1');
    await page.getByLabel('Introduction').fill('Cleaning bath for rolls');
    await page.getByLabel('Price', { exact: true }).fill('1,250');
    await page.getByLabel('Stock', { exact: true }).fill('4');
    await page.getByLabel('Active: shown').check();
    await save(page);
    await page.getByRole('heading', { level: 1, name: 'Product QA-NEW-1' }).waitFor();
    await page.getByText('Saved successfully').waitFor();

    await page.getByLabel('A new picture').setInputFiles(await picture());
    await page.getByRole('img', { name: 'The chosen picture' }).waitFor();
    await button(page, 'Upload').click();
    await page.getByText('The picture is saved').waitFor();
    const shown = page.getByRole('img', { name: 'QA-NEW-1' });
    const address = await shown.getAttribute('src');
    expect(address).toMatch(/^\/images\/products\/[\da-f]{32}\/800\.jpg$/);
    const { width, height } = await sharp(
      Buffer.from(await (await fetch(shop.url + address)).arrayBuffer()),
    ).metadata();
    expect([width, height]).toEqual([400, 300]);

    const ticked = page.waitForResponse(/DeleteProductCategory$/i);
    await page.getByRole('checkbox', { name: 'Dr Blades' }).check();
    await ticked;
    await customer.goto('/search?keyword=QA-NEW-1');
    expect(await customer.getByRole('listitem').filter({ hasText: 'QA-NEW-1' }).last().innerText()).toContain(
      'Dr Blades',
    );
    await customer
      .getByRole('link', { name: /QA-NEW-1/ })
      .first()
      .click();
    await customer.getByRole('img', { name: 'QA-NEW-1' }).waitFor();
    await page.goto(page.url());
    expect(await page.getByRole('checkbox', { name: 'Dr Blades' }).isChecked()).toBe(true);
    const unticked = page.waitForResponse(/DeleteProductCategory$/i);
    await page.getByRole('checkbox', { name: 'Dr Blades' }).uncheck();
    await unticked;
    await page.reload();
    expect(await page.getByRole('checkbox', { name: 'Dr Blades' }).isChecked()).toBe(false);
  });

  test.for([
    ['Product number', 'productID is required'],
    ['Part number', 'productName is required'],
    ['Stock', 'stockLevel is required'],
    ['Price', 'Price is required'],
  ] as const)('%s left empty: "%s" when it is left, and again on saving (C6)', async ([label, message], { visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=161');
    const field = page.getByLabel(label, { exact: true });
    const typed = await field.inputValue();
    await field.fill('');
    await field.blur();
    await page.getByText(message).waitFor();
    await field.fill(typed);
    expect(await page.getByText(message).count()).toBe(0);
    await field.fill('');
    await save(page);
    await page.getByRole('paragraph').getByText(message).waitFor();
    await page.getByRole('status').getByText('Error').waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('what is no picture, or too large, is refused in plain words, and the old one stays', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    visits.expectErrors(/400/);
    await page.goto('/Administration/ProductEdit?id=162');
    const choose = page.getByLabel('A new picture');
    await choose.setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x"/>') });
    await page.getByText('Upload failed: The file is no picture that can be read.').waitFor();
    await choose.setInputFiles({
      name: 'part.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await page.getByText('Upload failed: The file is too large: a picture may have 10 MB at most.').waitFor();
    const broken = (await picture()).buffer.subarray(0, 60);
    await choose.setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: broken });
    await button(page, 'Upload').click();
    await page.getByText('Upload failed: The file is no picture that can be read.').waitFor();
    await page.reload();
    expect(await page.getByRole('img', { name: 'AN-10-0360' }).isVisible()).toBe(true);
  });

  test('a picture that is dropped on the panel is saved', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=163');
    const bytes = [...(await picture('#208040')).buffer];
    const dropped = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }));
      return transfer;
    }, bytes);
    await page.getByLabel('A new picture').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('The picture is saved').waitFor();
    await button(page, 'Remove the picture').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the picture' }).click();
    await page.getByRole('img', { name: 'NO IMAGE' }).waitFor();
  });

  test('unsaved changes are not lost without asking', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=164');
    await page.getByLabel('Flash text').fill('Offer');
    await page.getByRole('link', { name: 'Related products' }).click();
    const question = page.getByRole('dialog', { name: 'Not saved yet' });
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    expect(await page.getByLabel('Flash text').inputValue()).toBe('Offer');
    await page.getByRole('link', { name: 'Related products' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { name: 'Related products of AN-10-0700' }).waitFor();
    await page.goto('/Administration/ProductEdit?id=164');
    expect(await page.getByLabel('Flash text').inputValue()).toBe('New');
  });

  test('two people at once: the later one sees both versions and decides', async ({ visits }) => {
    const [one, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
    visits.expectErrors(/409/);
    for (const page of [one, other]) await page.goto('/Administration/ProductEdit?id=165');
    await one.getByLabel('Introduction').fill('From the counter');
    await save(one);
    await one.getByText('Saved successfully').waitFor();
    await other.getByLabel('Introduction').fill('From the office');
    await other.getByLabel('Price', { exact: true }).fill('851');
    await save(other);
    const versions = row(other, 'Introduction').filter({ hasText: 'From the counter' });
    expect(await versions.innerText()).toContain('From the office');
    await versions.getByRole('button', { name: 'Take theirs' }).click();
    expect(await other.getByLabel('Introduction').inputValue()).toBe('From the counter');
    await save(other);
    await other.getByText('Saved successfully').waitFor();
    await one.reload();
    expect(await one.getByLabel('Price', { exact: true }).inputValue()).toBe('851.00');
    expect(await one.getByLabel('Introduction').inputValue()).toBe('From the counter');
  });

  test('a copy opens as a product of its own; Ctrl+S saves it', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=101');
    await button(page, 'Duplicate').click();
    await page.getByRole('heading', { level: 1, name: 'Product TT-1015-25 COPY' }).waitFor();
    expect(await page.getByLabel('Active: shown').isChecked()).toBe(false);
    await page.getByLabel('Part number', { exact: true }).fill('TT-1015-26');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: 'Product TT-1015-26' }).waitFor();
  });

  test('the award is named by what it does now (D4)', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=101');
    expect(await page.getByLabel('Award').locator('option').allInnerTexts()).toEqual([
      '0 · Everyone may buy',
      '1 · Everyone may buy (as 0)',
      '2 · Unavailable to customers in the USA',
      '3 · Customers in the USA are sent to the tape shop',
    ]);
  });

  test('it works without script: saving, ticks, a picture, and what is wrong', async ({ visits }) => {
    const page = await visits.pageAs(STAFF, { javaScriptEnabled: false });
    visits.expectErrors(/400/);
    await page.goto('/Administration/ProductEdit?id=166');
    await page.getByLabel('Price', { exact: true }).fill('');
    await save(page);
    await page.getByText('Price is required').first().waitFor();
    await page.getByLabel('Price', { exact: true }).fill('845');
    await save(page);
    await page.getByText('Saved successfully').waitFor();
    await page.getByRole('checkbox', { name: 'Sleeves', exact: true }).check();
    await button(page, 'Save categories').click();
    expect(await page.getByRole('checkbox', { name: 'Sleeves', exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Anilox Rolls', exact: true }).isChecked()).toBe(true);
    await page
      .getByLabel('A new picture')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await button(page, 'Upload').click();
    await page.getByText('Upload failed: The file is no picture').waitFor();
    await page.getByLabel('A new picture').setInputFiles(await picture('#702090'));
    await button(page, 'Upload').click();
    expect(await page.getByText('Upload failed').count()).toBe(0);
  });
});

describe('related products (E7)', () => {
  test('one is found, added, shown in the shop and deleted after the question', async ({ visits }) => {
    const [page, customer] = [await visits.pageAs(STAFF), await visits.pageAs('uk@converter.test')];
    await page.goto('/Administration/RelatedProducts?id=179');
    for (const link of await page.getByRole('button', { name: /^Delete / }).all())
      expect(await link.isVisible()).toBe(true);
    await page.getByLabel('Find a product').pressSequentially('cs-brush');
    await page.getByRole('radio', { name: /CS-BRUSH-BR/ }).waitFor();
    expect(await button(page, 'Add').isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /CS-BRUSH-BR/ }).check();
    await button(page, 'Add').click();
    await row(page, 'CS-BRUSH-BR').getByText('Active').waitFor();
    await customer.goto('/product?id=179&name=CS-CLEAN-UV-5');
    await customer
      .getByRole('link', { name: /CS-BRUSH-BR/ })
      .first()
      .waitFor();

    await button(page, 'Delete CS-BRUSH-BR').click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this related product?' });
    await question.getByRole('button', { name: 'No, keep it' }).click();
    expect(await row(page, 'CS-BRUSH-BR').count()).toBe(1);
    await button(page, 'Delete CS-BRUSH-BR').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await row(page, 'CS-BRUSH-BR').waitFor({ state: 'detached' });
  });

  test('none: "No related products found."; itself can not be chosen; a number that is none is ignored', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/RelatedProducts?id=abc');
    await page.getByText('No related products found.').waitFor();
    await page.goto('/Administration/ProductEdit');
    await page.getByLabel('Part number', { exact: true }).fill('QA-ALONE');
    await page.getByLabel('Price', { exact: true }).fill('1');
    await save(page);
    await page.getByRole('link', { name: 'Related products' }).click();
    await page.getByText('No related products found.').waitFor();
    await page.getByLabel('Find a product').fill('QA-ALONE');
    await page.getByText('No other product matches.').waitFor();
  });

  test('deleting what somebody else has deleted: "Failed to delete related product."', async ({ visits }) => {
    const [one, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
    visits.expectErrors(/404/);
    for (const page of [one, other]) await page.goto('/Administration/RelatedProducts?id=101');
    for (const page of [one, other]) {
      await button(page, 'Delete TT-1020-25').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    }
    await other.getByText('Failed to delete related product.').waitFor();
  });

  test('without script the question is asked as a page', async ({ visits }) => {
    const page = await visits.pageAs(STAFF, { javaScriptEnabled: false });
    await page.goto('/Administration/RelatedProducts?id=102');
    const first = page.getByRole('button', { name: /^Delete / }).first();
    const name = (await first.getAttribute('aria-label'))?.replace('Delete ', '') ?? '';
    await first.click();
    await page.getByText('Are you sure you want to delete this related product?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    expect(await row(page, name).count()).toBe(0);
  });
});

describe('the prices of the widths (E8)', () => {
  const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

  test('a block from a spreadsheet is pasted, looked at and saved; customers pay it at once', async ({ visits }) => {
    const [page, customer] = [await visits.pageAs(STAFF), await visits.pageAs('us@converter.test')];
    await page.goto('/Administration/ProductVariant15');
    await page.getByRole('heading', { name: 'Product Pricing 15 Thou' }).waitFor();
    await cell(page, 'Dollar of 25 mm').focus();
    await paste(page, Array.from({ length: 10 }, (_, index) => `$${50 + index}.00\t${40 + index},50`).join('\n'));
    expect(await cell(page, 'Euro of 500 mm').inputValue()).toBe('49.50');
    await save(page);
    const review = page.getByRole('dialog', { name: 'What will be saved' });
    expect(await review.getByRole('row').nth(1).innerText()).toBe('25 mm\tDollar\t20.00\t50.00\t+150 %');
    await review.getByRole('checkbox').check(); // they move by more than half (D45)
    await review.getByRole('button', { name: 'Save 20 changes' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await customer.goto('/product?id=101&name=TT-1015-25');
    await customer.getByText('$50.00').first().waitFor();
    await page.reload();
    expect(await cell(page, 'Dollar of 500 mm').inputValue()).toBe('59.00');
  });

  test('a width is added, stands last in the grid, and a customer may choose it', async ({ visits }) => {
    const [page, customer] = [await visits.pageAs(STAFF), await visits.pageAs('us@converter.test')];
    await page.goto('/Administration/ProductVariant15');
    await page.getByRole('link', { name: 'Add width' }).click();
    await page.getByRole('heading', { name: 'Add width to 15 Thou' }).waitFor();
    await page.getByLabel('Dollar').fill('ten');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Details are required', { exact: true }).waitFor();
    await page.getByText('Price in dollars must be an amount with at most two decimals', { exact: true }).waitFor();
    await page.getByLabel('Width').fill('612 mm');
    await page.getByLabel('Dollar').fill('333.00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('612 mm is added.').waitFor();
    expect(
      await page
        .getByRole('textbox', { name: /^Dollar of/ })
        .last()
        .inputValue(),
    ).toBe('333.00');
    await customer.goto('/product?id=101&name=TT-1015-25');
    await customer.getByRole('radio', { name: '612 mm' }).check();
    await customer.getByText('$333.00').first().waitFor();
  });

  test('arrows, Enter and Tab go from cell to cell; Esc and Undo take back', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductVariant20');
    await cell(page, 'Dollar of 25 mm').focus();
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('ArrowDown');
    expect(await here()).toBe('Dollar of 50 mm');
    await page.keyboard.press('ArrowRight');
    expect(await here()).toBe('Euro of 50 mm');
    await page.keyboard.press('Tab');
    expect(await here()).toBe('GBP of 50 mm');
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    expect(await here()).toBe('GBP of 75 mm');
    await page.keyboard.press('Shift+Enter');
    const typed = await cell(page, 'GBP of 50 mm').inputValue();
    expect(typed).toBe('99');
    await page.keyboard.press('Control+z');
    expect(await cell(page, 'GBP of 50 mm').inputValue()).not.toBe('99');
    await page.keyboard.type('7');
    await page.keyboard.press('Escape');
    expect(await cell(page, 'GBP of 50 mm').inputValue()).not.toBe('7');
  });

  test('prices change by percent; what is wrong is said in its cell and nothing is saved', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductVariant20');
    const before = Number(await cell(page, 'Dollar of 25 mm').inputValue());
    await page.getByLabel('Change by').fill('+10');
    await page.getByLabel('Which prices').selectOption('Dollar');
    await button(page, 'Change').click();
    expect(Number(await cell(page, 'Dollar of 25 mm').inputValue())).toBeCloseTo(before * 1.1, 2);
    await button(page, 'Undo').click();
    expect(Number(await cell(page, 'Dollar of 25 mm').inputValue())).toBe(before);
    await save(page);
    await page.getByText('Nothing was changed.').waitFor();
    await cell(page, 'Euro of 50 mm').fill('forty');
    await page.getByText('Price in euro must be an amount with at most two decimals').waitFor();
    await save(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await cell(page, 'Euro of 50 mm').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('dialog', { name: 'Not saved yet' }).waitFor();
  });

  test('two people at once: other rows go through, the same row shows both versions', async ({ visits }) => {
    const [one, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
    visits.expectErrors(/409/);
    for (const page of [one, other]) await page.goto('/Administration/ProductVariant20');
    const saveCell = async (page: Page, name: string, price: string) => {
      await cell(page, name).fill(price);
      await save(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Save \d/ })
        .click();
    };
    await saveCell(one, 'Dollar of 75 mm', '61');
    await one.getByText('Saved', { exact: true }).waitFor();
    await saveCell(other, 'Dollar of 100 mm', '81');
    await other.getByText('Saved', { exact: true }).waitFor();
    await saveCell(one, 'Dollar of 100 mm', '82');
    await row(one, 'Dollar of 100 mm').filter({ hasText: '81.00' }).waitFor();
    await one.getByRole('button', { name: 'Save', exact: true }).click();
    await one
      .getByRole('dialog')
      .getByRole('button', { name: /^Save \d/ })
      .click();
    await one.getByText('Saved', { exact: true }).waitFor();
    await other.reload();
    expect(await cell(other, 'Dollar of 100 mm').inputValue()).toBe('82.00');
    expect(await cell(other, 'Dollar of 75 mm').inputValue()).toBe('61.00');
  });

  test('without script the changes are shown as a page before they are saved', async ({ visits }) => {
    const page = await visits.pageAs(STAFF, { javaScriptEnabled: false });
    await page.goto('/Administration/ProductVariant20');
    await cell(page, 'GBP of 25 mm').fill('18.20');
    await save(page);
    expect(await row(page, '18.20').first().innerText()).toContain('GBP');
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await cell(page, 'GBP of 25 mm').inputValue()).toBe('18.20');
  });

  /** What Ctrl+V brings in a browser that may not read the clipboard of this machine. */
  function paste(page: Page, text: string) {
    return page.evaluate((content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', content);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  }
});

describe('categories and sub-categories (E9)', () => {
  test('a new category begins archived; live and on the home page it is in the shop, archived it is gone', async ({
    visits,
  }) => {
    const [page, visitor] = [await visits.pageAs(STAFF), await visits.visitor()];
    const inMenu = async () => {
      await visitor.goto('/search');
      return visitor.getByRole('radio', { name: 'Cleaning baths', exact: true }).count();
    };
    await page.goto('/Administration/Categories');
    await page.getByRole('link', { name: 'Add category' }).click();
    await page.getByRole('heading', { level: 1, name: 'Add category' }).waitFor();
    expect(await page.getByLabel('Show').inputValue()).toBe('3');
    await save(page);
    await page.getByText('Category name is required').first().waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Cleaning baths');
    await save(page);
    await page.getByText('Cleaning baths is added.').waitFor();
    expect(await inMenu()).toBe(0);

    await page.getByLabel('Show Cleaning baths').selectOption('Live');
    await saved(page);
    expect(await inMenu()).toBe(1);
    await page.getByLabel('Show Cleaning baths').selectOption('Archived');
    await saved(page);
    expect(await inMenu()).toBe(0);
  });

  test('the order is changed by keyboard, and the menu of the shop follows', async ({ visits }) => {
    const [page, visitor] = [await visits.pageAs(STAFF), await visits.visitor()];
    await page.goto('/Administration/Categories');
    const down = button(page, 'Move Tesa Tape down');
    await down.focus();
    await page.keyboard.press('Enter');
    expect(await down.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Order of Tesa Tape').inputValue()).toBe('2');
    await saved(page);
    await visitor.goto('/search');
    const names = await visitor
      .getByRole('radio')
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? ''));
    const place = (name: string) => names.findIndex((label) => label.startsWith(name));
    expect([place('Dr Blades'), place('Tesa Tape')]).toEqual([1, 2]);
    await button(page, 'Move Tesa Tape up').click();
    await saved(page);
  });

  test('the order is changed by dragging', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto(`/Administration/SubCategories?id=${TAPES}`);
    const handle = (name: string) => page.getByTitle(`Drag ${name} to its place`);
    await handle('Hard Mounting Tape').dragTo(handle('Soft Mounting Tape'));
    expect(Number(await page.getByLabel('Order of Hard Mounting Tape', { exact: true }).inputValue())).toBe(2);
    await saved(page);
    await page.reload();
    expect(await page.getByRole('row').nth(2).getByRole('textbox').last().inputValue()).toBe('Hard Mounting Tape');
  });

  test('the regional mark keeps hidden what was hidden (D8)', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Categories');
    await page.getByLabel('Letterpress Spares is regional').check();
    expect(await page.getByLabel('Show Letterpress Spares').locator('option:checked').innerText()).toBe('Hidden');
    await page.getByLabel('Show Letterpress Spares').selectOption('Europe only');
    await page.getByLabel('Letterpress Spares is regional').uncheck();
    expect(await page.getByLabel('Show Letterpress Spares').locator('option:checked').innerText()).toBe('Archived');
  });

  test('a sub-category is added to its category and shown once it is live', async ({ visits }) => {
    const [page, visitor] = [await visits.pageAs(STAFF), await visits.visitor()];
    await page.goto('/Administration/Categories');
    await page.getByRole('link', { name: /sub-categories of Dr Blades/ }).click();
    await page.getByRole('link', { name: 'Add sub-category' }).click();
    await page.getByRole('heading', { level: 1, name: 'Add sub-category in Dr Blades' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Ceramic Blades');
    await page.getByLabel('Show').selectOption('Live');
    await save(page);
    await page.getByText('Ceramic Blades is added.').waitFor();
    await visitor.goto('/search?p=98429C14-E911-4590-A74C-7F0D788D3567');
    await visitor.getByRole('radio', { name: 'Ceramic Blades' }).waitFor();
    await page.getByLabel('Name of Ceramic Blades').fill(' ');
    await page.getByLabel('Name of Ceramic Blades').blur();
    await page.getByText('Sub-category name is required').waitFor();
  });

  test('two people at once: the same category shows both versions', async ({ visits }) => {
    const [one, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
    visits.expectErrors(/409/);
    for (const page of [one, other]) await page.goto('/Administration/Categories');
    await one.getByLabel('Name of Sleeves').fill('Print sleeves');
    await saved(one);
    await other.getByLabel('Name of Sleeves').fill('Sleeves and adaptors');
    await save(other);
    await row(other, 'Sleeves and adaptors').filter({ hasText: 'Print sleeves' }).waitFor();
    await saved(other);
    await one.reload();
    expect(await one.getByLabel('Name of Sleeves and adaptors').count()).toBe(1);
  });
});

test('of several rows one was saved by somebody else: it shows both versions, and nothing typed is lost', async ({
  visits,
}) => {
  visits.expectErrors(/409/);
  const [one, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
  for (const page of [one, other]) await page.goto('/Administration/Categories');
  await one.getByLabel('Name of Anilox Rolls').fill('Anilox rolls, laser engraved');
  await saved(one);
  await other.getByLabel('Name of Anilox Rolls').fill('Anilox');
  await other.getByLabel('Name of Plates and Mounting').fill('Plates and tools');
  await save(other);
  await row(other, 'Anilox').filter({ hasText: 'Anilox rolls, laser engraved' }).waitFor();
  expect(
    await other
      .locator('input[value="Plates and tools"], input')
      .evaluateAll((all) =>
        all
          .map((field) => (field as HTMLInputElement).value)
          .filter((value) => /^(Anilox|Plates and tools)$/.test(value)),
      ),
  ).toEqual(['Anilox', 'Plates and tools']);
  await saved(other);
  await one.reload();
  const names = ['Name of Anilox', 'Name of Plates and tools'].map((label) =>
    one.getByLabel(label, { exact: true }).count(),
  );
  expect(await Promise.all(names)).toEqual([1, 1]);
});

describe('home and media images (E12, E13)', () => {
  test('each column says who sees it; an uploaded image is on their home page at once (A7, D26)', async ({
    visits,
  }) => {
    const [page, uk] = [await visits.pageAs(STAFF), await visits.pageAs('uk@converter.test')];
    await page.goto('/Administration/Homepage-Images');
    const us = page.getByRole('region', { name: 'US' });
    await us.getByText('Shown to customers whose admin contact is Europe').waitFor();
    await us.getByLabel('A new image for US').setInputFiles(await picture('#10a0a0'));
    await us.getByRole('button', { name: 'Upload' }).click();
    await us.getByText('Your Home Page Image has been uploaded').waitFor();
    const image = us.getByRole('article', { name: 'Image 4 of US' });
    await image.getByLabel('Link URL').fill('/news');
    await image.getByLabel('Description').fill('Open house in May');
    await image.getByRole('button', { name: 'Add URL' }).click();
    await image.getByText('Saved', { exact: true }).waitFor();
    await uk.goto('/');
    expect(await uk.getByRole('img', { name: 'Open house in May' }).count()).toBeGreaterThan(0);

    await image.getByRole('button', { name: 'Remove image 4 of US' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The image is removed.').waitFor();
    await image.waitFor({ state: 'detached' });
    await uk.goto('/');
    expect(await uk.getByRole('img', { name: 'Open house in May' }).count()).toBe(0);
  });

  test('what is no picture, and a link that runs, are refused in plain words', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/HomePage-Images');
    const uk = page.getByRole('region', { name: 'UK' });
    const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear all') };
    await uk.getByLabel('A new image for UK').setInputFiles(notes);
    await uk.getByText('Your Home Page Image has not been uploaded').waitFor();
    await uk.getByText('Upload failed: The file is no picture that can be read.').waitFor();
    const first = uk.getByRole('article', { name: 'Image 1 of UK' });
    await first.getByLabel('Link URL').fill('javascript:alert(1)');
    await first.getByRole('button', { name: 'Add URL' }).click();
    await first.getByRole('paragraph').getByText('The link must begin with / or https://').waitFor();
    await first.getByText('Error', { exact: true }).waitFor();
  });

  test('media images stand in three columns, and open in full size', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Media-Images');
    for (const [column, count] of [
      ['UK', 2],
      ['US', 2],
      ['Default', 3],
    ] as const)
      expect(await page.getByRole('region', { name: column }).getByRole('img').count()).toBe(count);
    const link = page.getByRole('link', { name: 'Blade range, A4 card' });
    expect(await link.getAttribute('href')).toMatch(/^\/images\/media\/[\da-f]{32}\/1600\.jpg$/);
  });
});

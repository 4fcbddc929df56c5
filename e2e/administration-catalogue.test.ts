import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const TAPES = '23140838-5158-4B2F-93E5-850B7A7BD171';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const save = (page: Page) => button(page, 'Save').click();
/** Saves and waits for the shop's confirmation. */
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
  test('the search converts to capitals and starts at three characters; filters apply at once; a row opens the product', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Products');
    await page.getByLabel('Picture').selectOption({ label: 'NO IMAGE' });
    await page.waitForURL('**picture=without');
    await page.getByRole('cell').getByText('NO IMAGE').first().waitFor();
    await page.getByLabel('Picture').selectOption({ index: 0 });
    await page.waitForURL('**/Products');
    const search = page.getByLabel('Product search');
    await search.pressSequentially('db');
    await expect.poll(() => button(page, 'Search').isDisabled()).toBe(true);
    await search.pressSequentially('-0150-bv');
    await expect.poll(() => search.inputValue()).toBe('DB-0150-BV');
    await page.waitForURL('**/Products?search=DB-0150-BV');
    await page.getByText('1–2 of 2').waitFor(); // another part's details refer to it
    const blade = row(page, 'DB-0150-BV');
    await expect.poll(() => blade.innerText()).toMatch(/\$[\d.,]+\s+\$[\d.,]+\s+\$[\d.,]+/); // pounds and euros on demand
    await blade.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Product DB-0150-BV' }).waitFor();
  });

  test('on a phone, which has no table headings, links above the cards sort the list', async ({ visits }) => {
    const page = await visits.pageAs(STAFF, { viewport: { width: 320, height: 640 } });
    await page.goto('/Administration/Products');
    const sorts = page.getByRole('navigation', { name: 'Sort by' });
    await expect.poll(() => sorts.locator('[aria-current]').allInnerTexts()).toEqual(['Name ↑']);
    await sorts.getByRole('link', { name: 'Name' }).click();
    await page.waitForURL(/sort=name&direction=desc/);
    await sorts.getByText('Name ↓').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => sorts.isVisible()).toBe(false);
  });
});

describe('one product (E6)', () => {
  test('a new price is saved once while the button says so, confirmed for three seconds, and shown to customers at once', async ({
    visits,
  }) => {
    const [page, customer] = [await visits.pageAs(STAFF), await visits.pageAs('us@converter.test')];
    await page.goto('/Administration/ProductEdit?id=160');
    const held = Promise.withResolvers<void>();
    let saves = 0;
    await page.route(/SaveProduct$/i, async (route) => {
      saves += 1;
      await held.promise;
      await route.continue();
    });
    await page.getByLabel('Price', { exact: true }).fill('712.40');
    await expect.poll(() => row(page, 'International').last().innerText()).toContain('$712.40'); // before it is saved
    await save(page);
    const busy = page.getByRole('button', { name: 'Saving...' });
    await busy.waitFor();
    await busy.click({ force: true });
    held.resolve();
    await page.getByText('Saved successfully').waitFor();
    expect(saves).toBe(1);
    await page.getByText('Saved successfully').waitFor({ state: 'detached' });
    await customer.goto('/product?id=160&name=AN-10-0165');
    await customer.getByText('$712.40').waitFor(); // class 1 pays the full price
  });

  test('after its checkbox is selected, a sub-category contains the product at once (D23)', async ({
    shop,
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    const inList = async () => {
      const answer = await fetch(`${shop.url}/search?s=FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA`);
      return (await answer.text()).includes('AN-13-0360');
    };
    await page.goto('/Administration/ProductEdit?id=168');
    const tick = page.getByRole('checkbox', { name: 'Super Soft Mounting Tape' });
    const sent = () => page.waitForResponse(/DeleteProductSubCategory$/i);
    await expect.poll(inList).toBe(false);
    await Promise.all([sent(), tick.check()]);
    await expect.poll(inList).toBe(true);
    await Promise.all([sent(), tick.uncheck()]);
    await expect.poll(inList).toBe(false);
  });

  test('a file that is no picture, or too large, is refused in plain words, and the old one stays until it is removed', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    visits.expectErrors(/400/);
    await page.goto('/Administration/ProductEdit?id=162');
    const choose = page.getByLabel('New picture');
    await choose.setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x"/>') });
    await page.getByText('Upload failed: The file is not a readable picture.').waitFor();
    await choose.setInputFiles({
      name: 'part.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await page.getByText('Upload failed: The file is too large: a picture can be up to 10 MB.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole('img', { name: 'AN-10-0360' }).isVisible()).toBe(true);
    await button(page, 'Remove the picture').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the picture' }).click();
    await page.getByRole('img', { name: 'NO IMAGE' }).waitFor();
  });

  test('a copy opens as a new product; Ctrl+S saves it', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=101');
    await button(page, 'Duplicate').click();
    await page.getByRole('heading', { level: 1, name: 'Product TT-1015-25 COPY' }).waitFor();
    await expect.poll(() => page.getByLabel('Active: shown').isChecked()).toBe(false);
    await page.getByLabel('Part number', { exact: true }).fill('TT-1015-26');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: 'Product TT-1015-26' }).waitFor();
  });
});

describe('related products (E7)', () => {
  test('one is found, added and deleted after a confirmation; if someone else has deleted it, the page says so', async ({
    visits,
  }) => {
    visits.expectErrors(/404/);
    const [page, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
    await page.goto('/Administration/RelatedProducts?id=179');
    for (const link of await page.getByRole('button', { name: /^Delete / }).all())
      await expect.poll(() => link.isVisible()).toBe(true);
    await page.getByLabel('Find a product').pressSequentially('cs-brush');
    await page.getByRole('radio', { name: /CS-BRUSH-BR/ }).waitFor();
    await expect.poll(() => button(page, 'Add').isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /CS-BRUSH-BR/ }).check();
    await button(page, 'Add').click();
    await row(page, 'CS-BRUSH-BR').getByText('Active').waitFor();

    await other.goto('/Administration/RelatedProducts?id=179');
    await button(page, 'Delete CS-BRUSH-BR').click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this related product?' });
    await question.getByRole('button', { name: 'No, keep it' }).click();
    await expect.poll(() => row(page, 'CS-BRUSH-BR').count()).toBe(1);
    await button(page, 'Delete CS-BRUSH-BR').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await row(page, 'CS-BRUSH-BR').waitFor({ state: 'detached' });
    await button(other, 'Delete CS-BRUSH-BR').click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await other.getByText('Failed to delete related product.').waitFor();
  });
});

describe('the prices of the widths (E8)', () => {
  const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

  test('a width is added and is last in the grid', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductVariant15');
    await page.getByRole('link', { name: 'Add width' }).click();
    await page.getByRole('heading', { name: 'Add width to 15 Thou' }).waitFor();
    await page.getByLabel('Dollar').fill('ten');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Details are required', { exact: true }).waitFor();
    await page.getByText('Price in dollars must be an amount with at most two decimals', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: /^Width/ }).fill('612 mm');
    await page.getByLabel('Dollar').fill('333.00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('612 mm added.').waitFor();
    const last = page.getByRole('textbox', { name: /^Dollar of/ }).last();
    await expect.poll(() => last.inputValue()).toBe('333.00');
  });

  test('arrows, Enter and Tab move between cells; Esc and Undo revert', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductVariant20');
    await cell(page, 'Dollar of 25 mm').focus();
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('ArrowDown');
    await expect.poll(here).toBe('Dollar of 50 mm');
    await page.keyboard.press('ArrowRight');
    await expect.poll(here).toBe('Euro of 50 mm');
    await page.keyboard.press('Tab');
    await expect.poll(here).toBe('GBP of 50 mm');
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await expect.poll(here).toBe('GBP of 75 mm');
    await page.keyboard.press('Shift+Enter');
    const typed = await cell(page, 'GBP of 50 mm').inputValue();
    expect(typed).toBe('99');
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell(page, 'GBP of 50 mm').inputValue()).not.toBe('99');
    await page.keyboard.type('7');
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(page, 'GBP of 50 mm').inputValue()).not.toBe('7');
  });

  test('prices change by percent; an invalid one is reported in its cell and nothing is saved', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductVariant20');
    const before = Number(await cell(page, 'Dollar of 25 mm').inputValue());
    await page.getByLabel('Change by').fill('+10');
    await page.getByLabel('Prices to change').selectOption('Dollar');
    await button(page, 'Change').click();
    expect(Number(await cell(page, 'Dollar of 25 mm').inputValue())).toBeCloseTo(before * 1.1, 2);
    await button(page, 'Undo').click();
    expect(Number(await cell(page, 'Dollar of 25 mm').inputValue())).toBe(before);
    await save(page);
    await page.getByText('Nothing was changed.').waitFor();
    await cell(page, 'Euro of 50 mm').fill('forty');
    await page.getByText('Price in euro must be an amount with at most two decimals').waitFor();
    await save(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect
      .poll(() => cell(page, 'Euro of 50 mm').evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('dialog', { name: 'Unsaved changes' }).waitFor();
  });

  test('two people at once: other rows are saved, the same row shows both versions', async ({ visits }) => {
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
    // 'Saved' comes before the grid has read the saved value, in its written form.
    const hasRead = (page: Page, name: string, price: string) =>
      expect.poll(() => cell(page, name).inputValue()).toBe(price);
    await saveCell(one, 'Dollar of 75 mm', '61');
    await one.getByText('Saved', { exact: true }).waitFor();
    await hasRead(one, 'Dollar of 75 mm', '61.00');
    await saveCell(other, 'Dollar of 100 mm', '81');
    await other.getByText('Saved', { exact: true }).waitFor();
    await hasRead(other, 'Dollar of 100 mm', '81.00');
    await saveCell(one, 'Dollar of 100 mm', '82');
    await row(one, 'Dollar of 100 mm').filter({ hasText: '81.00' }).waitFor();
    await one.getByRole('button', { name: 'Save', exact: true }).click();
    const answered = one.waitForResponse((response) => response.request().method() === 'POST');
    await one
      .getByRole('dialog')
      .getByRole('button', { name: /^Save \d/ })
      .click();
    await answered; // 'Saved' is also the heading of the stored value next to the typed one
    await other.reload();
    await expect.poll(() => cell(other, 'Dollar of 100 mm').inputValue()).toBe('82.00');
    await expect.poll(() => cell(other, 'Dollar of 75 mm').inputValue()).toBe('61.00');
  });
});

describe('categories and sub-categories (E9)', () => {
  test('the order is changed by keyboard; a hidden category stays hidden after it is marked regional (D8)', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Categories');
    await page.getByLabel('Letterpress Spares is regional').check();
    await expect
      .poll(() => page.getByLabel('Show Letterpress Spares').locator('option:checked').innerText())
      .toBe('Hidden');
    await page.getByLabel('Show Letterpress Spares').selectOption('Europe only');
    await page.getByLabel('Letterpress Spares is regional').uncheck();
    await expect
      .poll(() => page.getByLabel('Show Letterpress Spares').locator('option:checked').innerText())
      .toBe('Archived');
    const down = button(page, 'Move Tesa Tape down');
    await down.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => down.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByLabel('Order of Tesa Tape').inputValue()).toBe('2');
    await saved(page);
    await page.reload();
    await expect.poll(() => page.getByLabel('Order of Tesa Tape').inputValue()).toBe('2');
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
    await expect
      .poll(() => page.getByRole('row').nth(2).getByRole('textbox').last().inputValue())
      .toBe('Hard Mounting Tape');
  });

  test('a sub-category is added to its category, and a missing name is reported', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Categories');
    await page.getByRole('link', { name: /sub-categories of Dr Blades/ }).click();
    await page.getByRole('link', { name: 'Add sub-category' }).click();
    await page.getByRole('heading', { level: 1, name: 'Add sub-category in Dr Blades' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Ceramic Blades');
    await page.getByLabel('Show').selectOption('Live');
    await save(page);
    await page.getByText('Ceramic Blades added.').waitFor();
    await page.getByLabel('Name of Ceramic Blades').fill(' ');
    await page.getByLabel('Name of Ceramic Blades').blur();
    await page.getByText('Sub-category name is required').waitFor();
  });
});

describe('home and media images (E12, E13)', () => {
  test('an image is uploaded, linked, described and removed; a file that is no picture, or a script link, is refused in plain words (D26)', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Homepage-Images');
    const us = page.getByRole('region', { name: 'US' });
    await us.getByText('Shown to customers whose admin contact is Europe').waitFor();
    const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear all') };
    await us.getByLabel('A new image for US').setInputFiles(notes);
    await us.getByText('Your Home Page Image has not been uploaded').waitFor();
    await us.getByText('Upload failed: The file is not a readable picture.').waitFor();
    await us.getByLabel('A new image for US').setInputFiles(await picture('#10a0a0'));
    await us.getByRole('button', { name: 'Upload' }).click();
    await us.getByText('Your Home Page Image has been uploaded').waitFor();
    const image = us.getByRole('article', { name: 'Image 4 of US' });
    await image.getByLabel('Link URL').fill('javascript:alert(1)');
    await image.getByRole('button', { name: 'Add URL' }).click();
    await image.getByRole('paragraph').getByText('The link must begin with / or https://').waitFor();
    await image.getByText('Error', { exact: true }).waitFor();
    await image.getByLabel('Link URL').fill('/news');
    await image.getByLabel('Description').fill('Open house in May');
    await image.getByRole('button', { name: 'Add URL' }).click();
    await image.getByText('Saved', { exact: true }).waitFor();
    await image.getByRole('button', { name: 'Remove image 4 of US' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Image removed.').waitFor();
    await image.waitFor({ state: 'detached' });
  });
});

test('further pictures are added, described, moved, made the main one and removed', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/ProductEdit?id=166');
  const panel = staff.getByRole('region', { name: 'More pictures' });
  const pressed = async (name: string) => {
    const answer = staff.waitForResponse((response) => response.request().method() === 'POST');
    await panel.getByRole('button', { name, exact: true }).click();
    await answer;
  };
  await panel.getByText('No additional pictures yet.').waitFor();
  for (const [number, colour] of [
    [2, '#c03020'],
    [3, '#2060a0'],
  ] as const) {
    await panel.getByLabel('Another picture').setInputFiles(await picture(colour));
    await pressed('Add picture');
    await panel.getByLabel(`Description of picture ${number}`).fill(`The ${colour} side`);
    const described = staff.waitForResponse((response) => response.request().method() === 'POST');
    await panel.getByRole('button', { name: 'Save description' }).last().click();
    await described;
  }
  const first = panel.getByLabel('Description of picture 2');
  await expect.poll(() => first.inputValue()).toBe('The #c03020 side');
  await expect.poll(() => panel.getByRole('button', { name: 'Move up: picture 2' }).isDisabled()).toBe(true);
  await pressed('Move down: picture 2');
  await expect.poll(() => first.inputValue()).toBe('The #2060a0 side');
  await pressed('Make main: picture 2');
  await expect.poll(() => first.inputValue()).toBe(''); // the former main picture has no description
  await panel.getByRole('button', { name: 'Remove picture 2', exact: true }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => first.inputValue()).toBe('The #c03020 side');
});

import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { smallPdf } from '#shop/documents/testing/small-pdf.ts';
import { test } from './support/shop-in-browser.ts';

const STAFF = 'staff@pressline.test';
const UK = 'uk@converter.test';
const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf('one')) };

async function picture(background: string) {
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  return { name: 'part.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
}

/** Presses the button and waits until the form has been answered. */
async function send(page: Page, button: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: button, exact: true }).click();
  await answer;
}

test('staff who read German are told in German who sees which pictures, and that a category is not there (N1)', async ({
  visits,
}) => {
  visits.expectErrors(/404/);
  const page = await visits.pageAs(STAFF, { locale: 'de-DE' });
  await page.goto('/Administration/HomePage-Images');
  await page.getByText('Für Kunden, die von den USA betreut werden').waitFor();
  await page.getByText('Für Besucher und für Kunden, die von keiner Region betreut werden').waitFor();
  await page.goto('/Administration/SubCategories?id=none');
  await page.getByRole('heading', { name: 'Die Kategorie wurde nicht gefunden.' }).waitFor();
});

test('staff write news, correct them and archive them; visitors see each at once (E19)', async ({ visits }) => {
  visits.expectErrors(/404|400/);
  const visitor = await visits.visitor();
  await visitor.goto('/News');
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/News');
  await staff.getByRole('link', { name: 'Add news' }).click();
  await staff.getByRole('heading', { level: 1, name: 'New piece of news' }).waitFor();
  await staff.getByLabel('Title', { exact: true }).fill('Spare sleeves in Leeds');
  await staff.getByLabel('Day', { exact: true }).fill('01/11/2026');
  await staff.getByLabel('Text', { exact: true }).fill('## For whom\n\nEverybody.');
  await send(staff, 'Save');
  await staff.getByText('Text must begin with a paragraph: the list of news shows it').first().waitFor();
  await staff.getByLabel('Text', { exact: true }).fill('Ask for **P5** sleeves.\n\n## For whom\n\nEverybody.');
  await send(staff, 'Save');
  await staff.getByRole('heading', { level: 1, name: 'News: Spare sleeves in Leeds' }).waitFor();

  await visitor.reload();
  await visitor.getByRole('link', { name: 'Spare sleeves in Leeds' }).click();
  await visitor.getByRole('heading', { level: 2, name: 'For whom' }).waitFor();
  expect(new URL(visitor.url()).pathname).toBe('/News/spare-sleeves-in-leeds');

  await staff.getByLabel('Shown in the shop').uncheck();
  await send(staff, 'Save');
  await staff.getByText('Saved: the shop shows it.').waitFor();
  const gone = await visitor.goto('/News/spare-sleeves-in-leeds');
  expect(gone?.status()).toBe(404);
});

test('a manual is added, its file uploaded, and a customer opens it (E19, A29)', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Manual-Edit');
  await staff.getByLabel('Name', { exact: true }).fill('P9-20');
  await send(staff, 'Save');
  await staff.getByRole('heading', { level: 1, name: 'Manual P9-20' }).waitFor();
  await staff.getByText('Not there yet').waitFor();
  await staff.getByLabel('PDF, at most 25 MB').setInputFiles(pdf);
  await staff.getByRole('button', { name: 'Upload PDF' }).click();
  await staff.getByRole('link', { name: 'Open the PDF' }).waitFor();

  const buyer = await visits.pageAs(UK);
  await buyer.goto('/Manuals');
  const link = buyer.getByRole('link', { name: /^P9-20/ });
  expect(await link.getAttribute('href')).toBe('/manuals/P9-20.pdf');
  expect((await buyer.request.get('/manuals/P9-20.pdf')).status()).toBe(200);
});

test('a data sheet is on the page of its product for customers, and for visitors not (A12, E6)', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/ProductEdit?id=140');
  await staff.getByText('This product has no data sheet yet.').waitFor();
  await staff.getByLabel('PDF, at most 10 MB').setInputFiles(pdf);
  const panel = staff.getByRole('region', { name: 'Data sheet' });
  await panel.getByRole('button', { name: 'Upload PDF' }).click();
  await panel.getByRole('link', { name: 'Open the data sheet' }).waitFor();

  const buyer = await visits.pageAs(UK);
  await buyer.goto('/product?id=140');
  const link = buyer.getByRole('link', { name: /^Data sheet \(PDF, 0\.1 MB\)/ });
  expect(await link.getAttribute('href')).toBe('/product-sheets/140.pdf');
  const visitor = await visits.visitor();
  await visitor.goto('/product?id=140');
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  expect(await visitor.getByRole('link', { name: /Data sheet/ }).count()).toBe(0);

  await panel.getByRole('button', { name: 'Remove the data sheet' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Remove the data sheet' }).click();
  await panel.getByText('This product has no data sheet yet.').waitFor();
  await buyer.reload();
  await buyer.getByRole('heading', { level: 1 }).waitFor();
  expect(await buyer.getByRole('link', { name: /Data sheet/ }).count()).toBe(0);
});

test('further pictures are added, described, moved, made the main one and removed; the page of the part follows', async ({
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/ProductEdit?id=166');
  const panel = staff.getByRole('region', { name: 'More pictures' });
  const pressed = async (name: string) => {
    const answer = staff.waitForResponse((response) => response.request().method() === 'POST');
    await panel.getByRole('button', { name, exact: true }).click();
    await answer;
  };
  await panel.getByText('This product has no further pictures.').waitFor();
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
  expect(await panel.getByRole('button', { name: 'Move up: picture 2' }).isDisabled()).toBe(true);
  await pressed('Move down: picture 2');
  await expect.poll(() => first.inputValue()).toBe('The #2060a0 side');

  const visitor = await visits.visitor();
  await visitor.goto('/product?id=166');
  const shown = visitor.getByRole('list', { name: 'More pictures' }).getByRole('img');
  expect(await shown.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual([
    'The #2060a0 side',
    'The #c03020 side',
  ]);

  await pressed('Make main: picture 2');
  await expect.poll(() => first.inputValue()).toBe(''); // what was the main one has no description
  await panel.getByRole('button', { name: 'Remove picture 2', exact: true }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => first.inputValue()).toBe('The #c03020 side');
  await visitor.reload();
  expect(await shown.count()).toBe(1);
});

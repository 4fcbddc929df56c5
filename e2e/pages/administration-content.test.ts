import sharp from 'sharp';
import { expect } from 'vitest';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { rowsOf, STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';
const US = 'us@converter.test';
const button = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: PlainPage) => button(page, 'Save').click();
const row = (page: PlainPage, name: string) => page.getByRole('row').filter({ hasText: name });
const saved = (page: PlainPage) => page.getByText('Saved', { exact: true }).waitFor();
const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf('one')) };

test('media images are in three columns, and open in full size', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Media-Images');
  for (const [column, count] of [
    ['UK', 2],
    ['US', 2],
    ['Default', 3],
  ] as const)
    await expect.poll(() => page.getByRole('region', { name: column }).getByRole('img').count()).toBe(count);
  const link = page.getByRole('link', { name: 'Blade range, A4 card' });
  await expect.poll(() => link.getAttribute('href')).toMatch(/^\/images\/media\/[\da-f]{32}\/1600\.jpg$/);
});

test('on the home page it has a tile there; a regional one only for its region (D8)', async ({ visits }) => {
  const [page, visitor] = [await visits.pageAs(STAFF), await visits.visitor()];
  const [british, american] = [await visits.pageAs(UK), await visits.pageAs(US)];
  const tiles = async () => {
    await visitor.goto('/');
    return visitor.locator('main').getByRole('link', { name: 'Letterpress Spares' }).count();
  };
  const sees = async (buyer: PlainPage) => {
    await buyer.goto('/search');
    return (await buyer.getByRole('radio', { name: 'Letterpress Spares' }).count()) > 0;
  };
  expect(await tiles()).toBe(0);
  await page.goto('/Administration/Categories');
  await page.getByLabel('Show Letterpress Spares').selectOption('Live');
  await page.getByLabel('Letterpress Spares on the home page').check();
  await save(page);
  expect(await tiles()).toBe(1);

  await page.getByLabel('Letterpress Spares is regional').check();
  await save(page); // without script the regions can be selected afterwards
  await page.getByLabel('Show Letterpress Spares').selectOption('USA only');
  await save(page);
  expect([await sees(american), await sees(british), await sees(visitor)]).toEqual([true, false, false]);
  expect(await tiles()).toBe(0);

  await page.getByLabel('Show Letterpress Spares').selectOption('Europe only');
  await save(page);
  expect([await sees(american), await sees(british), await sees(visitor)]).toEqual([false, true, false]);
});

test('each column is shown to its audience, and the image leads to its link (A7, D26)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  const people = [await visits.visitor(), await visits.pageAs(UK), await visits.pageAs(US)];
  const add = async (column: string, description: string) => {
    const region = page.getByRole('region', { name: column });
    const count = await region.getByRole('article').count();
    const buffer = await sharp({ create: { width: 800, height: 300, channels: 3, background: '#305080' } })
      .png()
      .toBuffer();
    await region
      .getByLabel(`A new image for ${column}`)
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await region.getByRole('button', { name: 'Upload' }).click();
    await region.getByText('Your Home Page Image has been uploaded').waitFor();
    const image = region.getByRole('article', { name: `Image ${count + 1} of ${column}` });
    await image.getByLabel('Link URL').fill('/Contact-Us');
    await image.getByLabel('Description').fill(description);
    await image.getByRole('button', { name: 'Add URL' }).click();
    await image.getByText('Saved', { exact: true }).waitFor();
  };
  await page.goto('/Administration/Homepage-Images');
  await add('Default', 'For visitors');
  await add('US', 'For Europe');
  await add('UK', 'For the States');
  const seen = await Promise.all(
    people.map(async (person) => {
      await person.goto('/');
      const slides = person.locator('main a[href="/Contact-Us" i] img');
      return [...new Set(await slides.evaluateAll((all) => all.map((image) => image.getAttribute('alt'))))];
    }),
  );
  expect(seen).toEqual([['For visitors'], ['For Europe'], ['For the States']]);
});

test('a manual is added, its file uploaded, and a customer opens it (E19, A29)', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Manual-Edit');
  await staff.getByLabel('Name', { exact: true }).fill('P9-20');
  await save(staff);
  await staff.getByRole('heading', { level: 1, name: 'Manual P9-20' }).waitFor();
  await staff.getByText('No file yet').waitFor();
  await staff.getByLabel('PDF, up to 25 MB').setInputFiles(pdf);
  await staff.getByRole('button', { name: 'Upload PDF' }).click();
  await staff.getByRole('link', { name: 'Open the PDF' }).waitFor();

  const buyer = await visits.pageAs(UK);
  await buyer.goto('/Manuals');
  const link = buyer.getByRole('link', { name: /^P9-20/ });
  await expect.poll(() => link.getAttribute('href')).toBe('/manuals/P9-20.pdf');
  expect((await buyer.request.get('/manuals/P9-20.pdf')).status()).toBe(200);
});

test('missing translations are added one by one (N3)', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/Translations?missing=it&search=award`);
  const rows = await rowsOf(staff, 'Translations');
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every(([, kind, , missing]) => kind === 'intro' && missing?.includes('Italian') === true)).toBe(true);
  await staff.getByRole('link', { name: 'Fixture, award 2' }).click();
  await staff.getByLabel('Italian').fill('Fissaggio, award 2');
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.getByText('Saved: pages and search use it at once').waitFor();
  await staff.getByRole('link', { name: 'Next text with missing translations' }).click();
  await staff.getByRole('heading', { level: 1, name: 'Translate text' }).waitFor();
  await staff.goto(`/Administration/Translations?missing=it&search=award`);
  expect((await rowsOf(staff, 'Translations')).map(([english]) => english)).not.toContain('Fixture, award 2');
});

test('two colleagues edit one text: the page shows the old, the current and the typed version (N3)', async ({
  visits,
}) => {
  const [one, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
  const address = '/Administration/Translation?of=news:1';
  for (const page of [one, other]) await page.goto(address);
  const title = (page: typeof one) => page.getByRole('group', { name: 'news headline' });
  await title(one).getByLabel('German').fill('Zuerst gespeichert');
  await one.getByRole('button', { name: 'Save' }).click();
  await one.getByText('Saved: pages and search use it at once').waitFor();
  await title(other).getByLabel('German').fill('Danach getippt');
  await title(other).getByLabel('French').fill('Tapé ensuite');
  await other.getByRole('button', { name: 'Save' }).click();
  const conflict = other.getByRole('row', { name: /German/ });
  await conflict.waitFor();
  await expect.poll(() => conflict.textContent()).toContain('Zuerst gespeichert');
  await expect.poll(() => title(other).getByLabel('German').inputValue()).toBe('Danach getippt');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Saved: pages and search use it at once').waitFor();
  await one.goto(address);
  await expect.poll(() => title(one).getByLabel('German').inputValue()).toBe('Danach getippt');
  await expect.poll(() => title(one).getByLabel('French').inputValue()).toBe('Tapé ensuite');
});

test('a new category begins archived, and is in the shop as soon as it is live', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  const inShop = async () => (await (await fetch(`${shop.url}/search`)).text()).includes('Cleaning baths');
  await page.goto('/Administration/Categories');
  await page.getByRole('link', { name: 'Add category' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add category' }).waitFor();
  await expect.poll(() => page.getByLabel('Show').inputValue()).toBe('3');
  await save(page);
  await page.getByText('Category name is required').first().waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Cleaning baths');
  await save(page);
  await page.getByText('Cleaning baths added.').waitFor();
  expect(await inShop()).toBe(false);
  await page.getByLabel('Show Cleaning baths').selectOption('Live');
  await save(page);
  await saved(page);
  expect(await inShop()).toBe(true);
});

test('if someone else saved one of several rows of categories, it shows both versions, and no input is lost', async ({
  visits,
}) => {
  const [one, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
  for (const page of [one, other]) await page.goto('/Administration/Categories');
  await one.getByLabel('Name of Anilox Rolls').fill('Anilox rolls, laser engraved');
  await save(one);
  await saved(one);
  await other.getByLabel('Name of Anilox Rolls').fill('Anilox');
  await other.getByLabel('Name of Plates and Mounting').fill('Plates and tools');
  await save(other);
  await row(other, 'Anilox').filter({ hasText: 'Anilox rolls, laser engraved' }).waitFor();
  const typed = ['Name of Anilox', 'Name of Plates and'].map((label) => other.getByLabel(label).first().inputValue());
  expect(await Promise.all(typed)).toEqual(['Anilox', 'Plates and tools']);
  await save(other);
  await saved(other);
  await one.reload();
  const names = ['Name of Anilox', 'Name of Plates and tools'].map((label) =>
    one.getByLabel(label, { exact: true }).count(),
  );
  expect(await Promise.all(names)).toEqual([1, 1]);
});

test('staff write news, correct them and archive them (E19)', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/News');
  await staff.getByRole('link', { name: 'Add news' }).click();
  await staff.getByRole('heading', { level: 1, name: 'New news item' }).waitFor();
  await staff.getByLabel('Title', { exact: true }).fill('Spare sleeves in Leeds');
  await staff.getByLabel('Date', { exact: true }).fill('01/11/2026');
  await staff.getByLabel('Text', { exact: true }).fill('## For whom\n\nEverybody.');
  await save(staff);
  await staff.getByText('Text must begin with a paragraph, because the list of news shows it').first().waitFor();
  await staff.getByLabel('Text', { exact: true }).fill('Ask for **P5** sleeves.\n\n## For whom\n\nEverybody.');
  await save(staff);
  await staff.getByRole('heading', { level: 1, name: 'News: Spare sleeves in Leeds' }).waitFor();

  await staff.getByLabel('Shown in the shop').uncheck();
  await save(staff);
  await staff.getByText('Saved and shown in the shop.').waitFor();
});

test('an SVG is taken as a logo, and removed (D28)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Shop-Details');
  const buffer = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>');
  await page.getByLabel('Logo for dark pages').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer });
  await page.getByRole('button', { name: 'Upload logo for dark pages', exact: true }).click();
  await page.getByRole('button', { name: 'Remove logo for dark pages', exact: true }).click();
  await page.getByRole('button', { name: 'Remove logo for dark pages', exact: true }).waitFor({ state: 'detached' });
});

import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '#shop/catalogue/parts/tables.ts';
import { addMachine, P5_13 } from '#shop/catalogue/presses/testing/add-machine.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

const DRAWING = '/Administration/Press-Drawing?id=1';

test('a parts list is not saved over a colleague’s, however often it is sent, until that is asked for (J4)', async ({
  visits,
}) => {
  const [mine, theirs] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
  for (const page of [mine, theirs]) await page.goto(DRAWING);
  const note = (page: typeof mine) => page.getByLabel('Note, row 1', { exact: true });
  const press = (page: typeof mine, name: string) => page.getByRole('button', { name, exact: true }).click();
  await note(theirs).fill('Theirs');
  await press(theirs, 'Save drawing');
  for (const note1 of ['Mine', 'Mine again']) {
    await note(mine).fill(note1);
    await press(mine, 'Save drawing');
    expect(mine.status()).toBe(409);
    expect(await note(mine).inputValue()).toBe(note1);
  }
  await theirs.goto(DRAWING);
  expect(await note(theirs).inputValue()).toBe('Theirs');
  await press(mine, 'Replace the colleague’s version');
  await theirs.goto(DRAWING);
  expect(await note(theirs).inputValue()).toBe('Mine again');
});

test('a drawing opened from a press says what fits it; otherwise it offers the presses of its model (J4)', async ({
  shop,
  visits,
}) => {
  const machineId = await addMachine(shop, { companyId: 1, serial: '2200-99', name: 'Press 99' });
  const page = await visits.pageAs('uk@converter.test');
  const main = page.getByRole('main');
  await page.goto('/Presses/2200/Print-unit');
  expect(await main.innerText()).not.toContain('your 2200-99');
  await main.getByRole('link', { name: 'Press 99 (2200, 2200-99)' }).click();
  expect(new URL(page.url()).searchParams.get('press')).toBe(String(machineId));
  await main
    .getByText(/your 2200-99/)
    .first()
    .waitFor();
  await page.goto(`/My-Press?id=${machineId}`);
  await main.getByRole('link', { name: 'Print unit', exact: true }).click();
  await main
    .getByText(/your 2200-99/)
    .first()
    .waitFor();
});

test('a member says which options a press has, and parts for them say whether they fit (J2, J3)', async ({
  shop,
  visits,
}) => {
  const machineId = await addMachine(shop, { companyId: 1, modelId: P5_13, serial: 'P5-0410', name: 'Press 41' });
  const page = await visits.pageAs('uk@converter.test');
  const main = page.getByRole('main');
  const drawing = `/Presses/P5-13/UV-station?press=${machineId}`;
  await page.goto(drawing);
  await main.getByText('Fits your P5-0410 only with UV').first().waitFor();
  await page.goto(`/My-Press?id=${machineId}`);
  await main.getByLabel('UV', { exact: true }).selectOption('Yes');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto(drawing);
  expect(await main.innerText()).not.toContain('only with UV');
  await page.goto(`/My-Press?id=${machineId}`);
  expect(await main.getByLabel('UV', { exact: true }).inputValue()).toBe('yes:UV');
  expect(await main.getByLabel('Chill drum', { exact: true }).inputValue()).toBe('');
  await main.getByLabel('UV', { exact: true }).selectOption('No');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto(drawing);
  await main
    .getByText(/Does not fit your P5-0410. It fits P5-13, .*with UV/)
    .first()
    .waitFor();
});

test('a part that depends on an option asks for it, and one press stores the answer at the press (J2, J3)', async ({
  shop,
  visits,
}) => {
  const machineId = await addMachine(shop, { companyId: 1, modelId: P5_13, serial: 'P5-0411', name: 'Press 42' });
  const page = await visits.pageAs('uk@converter.test');
  const main = page.getByRole('main');
  await page.goto(`/My-Press?id=${machineId}`);
  await main.getByRole('button', { name: /^Use for search and lists/ }).click();
  await page.goto('/product?id=274');
  expect(await main.innerText()).toContain('Fits your P5-0411 only with UV. Fitted?');
  await main.getByRole('button', { name: 'Yes', exact: true }).click();
  expect(await main.innerText()).toContain('Fits P5-13');
  await page.goto(`/My-Press?id=${machineId}`);
  expect(await main.getByLabel('UV', { exact: true }).inputValue()).toBe('yes:UV');
  expect(await main.getByLabel('Chill drum', { exact: true }).inputValue()).toBe('');
  await page.goto('/product?id=208');
  await main.getByRole('button', { name: 'No', exact: true }).click();
  expect(await main.innerText()).toContain('Does not fit your P5-0411');
  await page.goto(`/My-Press?id=${machineId}`);
  expect(await main.getByLabel('UV', { exact: true }).inputValue()).toBe('yes:UV');
  expect(await main.getByLabel('Chill drum', { exact: true }).inputValue()).toBe('no:Chill drum');
});

test('a part that does not fit says so at the button and in the basket; a pack says its pieces there too (J2)', async ({
  shop,
  visits,
}) => {
  const machineId = await addMachine(shop, { companyId: 1, serial: '2200-98', name: 'Press 43' });
  await shop.shop.db.update(products).set({ unitPieces: 40 }).where(eq(products.id, 236));
  const page = await visits.pageAs('uk@converter.test');
  const main = page.getByRole('main');
  await page.goto(`/My-Press?id=${machineId}`);
  await main.getByRole('button', { name: /^Use for search and lists/ }).click();
  await page.goto('/product?id=236&quantity=20');
  const form = main.locator('form', { has: main.getByRole('button', { name: 'Add to cart' }) });
  expect(await form.innerText()).toContain('Does not fit 2200-98');
  expect(await form.innerText()).toContain('800 pieces = 20 packs of 40');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  expect(await main.innerText()).toContain('Does not fit 2200-98');
  expect(await main.innerText()).toContain('800 pieces = 20 packs of 40');
});

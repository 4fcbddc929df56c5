import { expect } from 'vitest';
import { rowsOf, STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const LIST = '/Administration/Translations';

test('a part is translated from its own form, with what is missing marked, and is read and found at once (N3)', async ({
  shop,
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/ProductEdit?id=121');
  await staff.getByRole('link', { name: 'Other languages' }).click();
  await staff.getByRole('heading', { level: 1, name: /in other languages$/ }).waitFor();
  const intro = staff.getByRole('group', { name: 'intro' });
  expect(await intro.getByText('Not translated yet').count()).toBe(4);
  await intro.getByLabel('German').fill('Prüfling für Zwiebelfische');
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.getByText('Saved: pages and search say it at once').waitFor();
  await expect.poll(() => intro.getByText('Not translated yet').count()).toBe(3);

  const reader = await visits.visitor();
  await reader.goto(`${shop.url}/de/search?keyword=Zwiebelfisch`);
  await reader.getByText('Prüfling für Zwiebelfische').first().waitFor();
});

test('what a language lacks is worked through, text by text (N3)', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`${LIST}?missing=it&search=award`);
  const rows = await rowsOf(staff, 'Translations');
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every(([, kind, , missing]) => kind === 'intro' && missing?.includes('Italian') === true)).toBe(true);
  await staff.getByRole('link', { name: 'Fixture, award 2' }).click();
  await staff.getByLabel('Italian').fill('Fissaggio, award 2');
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.getByText('Saved: pages and search say it at once').waitFor();
  await staff.getByRole('link', { name: 'Next text that lacks a language' }).click();
  await staff.getByRole('heading', { level: 1, name: 'Translate a text' }).waitFor();
  await staff.goto(`${LIST}?missing=it&search=award`);
  expect((await rowsOf(staff, 'Translations')).map(([english]) => english)).not.toContain('Fixture, award 2');
});

test('two colleagues at one text see what stood there, what stands there now and what was typed (N3)', async ({
  visits,
}) => {
  visits.expectErrors(/409/);
  const [one, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
  const address = '/Administration/Translation?of=news:1';
  for (const page of [one, other]) await page.goto(address);
  const title = (page: typeof one) => page.getByRole('group', { name: 'news headline' });
  await title(one).getByLabel('German').fill('Zuerst gespeichert');
  await one.getByRole('button', { name: 'Save' }).click();
  await one.getByText('Saved: pages and search say it at once').waitFor();
  await title(other).getByLabel('German').fill('Danach getippt');
  await title(other).getByLabel('French').fill('Tapé ensuite');
  await other.getByRole('button', { name: 'Save' }).click();
  const conflict = other.getByRole('row', { name: /German/ });
  await conflict.waitFor();
  expect(await conflict.textContent()).toContain('Zuerst gespeichert');
  expect(await title(other).getByLabel('German').inputValue()).toBe('Danach getippt');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Saved: pages and search say it at once').waitFor();
  await one.goto(address);
  expect(await title(one).getByLabel('German').inputValue()).toBe('Danach getippt');
  expect(await title(one).getByLabel('French').inputValue()).toBe('Tapé ensuite');
});

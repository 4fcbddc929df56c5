import { expect } from 'vitest';
import { KEPT_IN_BROWSER } from '#shop/base/kernel/kept-in-browser.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

test('staff write a version, are asked before they publish it, and readers find it with the earlier ones (O1)', async ({
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Legal');
  await staff.getByRole('link', { name: 'New version' }).click();
  await staff.getByRole('heading', { level: 1, name: 'New version of a legal page' }).waitFor();
  await staff.getByLabel('Page', { exact: true }).selectOption({ label: 'Cookies' });
  await staff.getByLabel('English', { exact: true }).fill('Ask [us](nowhere).');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await staff.getByText('Line 1: “[us](nowhere)” is not a valid link.').first().waitFor();
  await staff.getByLabel('English', { exact: true }).fill('No cookies at all.');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await staff.getByRole('heading', { level: 1, name: 'Cookies: draft' }).waitFor();
  await staff.getByLabel('First day').fill('01/01/2099');
  await staff.getByRole('button', { name: 'Publish' }).click();
  await staff.getByRole('heading', { name: 'Publish this version?' }).waitFor();
  await staff.getByLabel('The texts are checked and final').check();
  await staff.getByRole('button', { name: 'Publish' }).click();
  await staff.getByRole('heading', { level: 1, name: 'Cookies: version 2' }).waitFor();
  await expect.poll(() => staff.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);

  const reader = await visits.visitor();
  await reader.goto('/de/News');
  await reader.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await reader.getByText('Version 1, gültig seit').waitFor();
  await reader.getByRole('link', { name: 'Version 2, ab' }).click();
  await reader.getByText('Dieser Text liegt noch nicht auf Deutsch vor.').waitFor();
  await reader.getByText('No cookies at all.').waitFor();
});

test('the cookie page has a row for each item, in the language of the reader (O6)', async ({ visits }) => {
  const everyone = KEPT_IN_BROWSER.flatMap(({ name, whose }) => (whose === 'everyone' ? [name] : []));
  const page = await visits.visitor();
  await page.goto('/de/Legal/Cookies');
  const rows = page.getByRole('table', { name: 'Was in Ihrem Browser gespeichert wird' }).getByRole('rowheader');
  expect((await rows.allTextContents()).map((name) => name.replace('…', ''))).toEqual(everyone);
  await page.getByText('Bis Sie den Tab schließen').first().waitFor();
});

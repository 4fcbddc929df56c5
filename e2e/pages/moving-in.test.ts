import { moveTemplates } from '#shop/desk/moving-in/templates.ts';
import { writeZip } from '#platform/zip.ts';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { smallPicture } from '#shop/shopfront/product-editing/testing/staff-at-work.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

const BCRYPT = '$2b$04$Dz3t0a0Jt..eQ26UUCEqdeuSt32ULxa1oQ3SJ9BwIFg/IZcK/shGu';

/** The templates, with a password for their member; without the legal page, whose version 1 the shop has. */
async function archive(): Promise<Buffer> {
  async function* files() {
    for (const { name, content } of moveTemplates()) {
      if (name === 'legal-texts.csv') continue;
      const withPassword =
        name === 'members.csv' ? content.replace(/^(M-.*,active,(?:[^,]*,){4})/m, `$1${BCRYPT}`) : content;
      yield { path: `former-shop/${name}`, content: [withPassword], isPacked: false };
    }
    for (const name of ['invoice-2019-0815.pdf', 'DB-0150.pdf', 'P9-20.pdf'])
      yield { path: `former-shop/documents/${name}`, content: ['%PDF-1.7\n%%EOF\n'], isPacked: false };
    for (const name of ['blade-from-above.png', 'print-unit.png'])
      yield { path: `former-shop/documents/${name}`, content: [await smallPicture()], isPacked: false };
  }
  return buffer(writeZip(files()));
}

test('without script: staff move a shop in, its member logs in with the old password and orders an old order again (Q1, Q2, Q3)', async ({
  shop,
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Moving-In');
  await staff.getByRole('button', { name: 'Compare with shop' }).click();
  await staff.getByText('Please choose a CSV or ZIP file.').waitFor();
  await staff
    .getByLabel('CSV or ZIP file')
    .setInputFiles({ name: 'former-shop.zip', mimeType: 'application/zip', buffer: await archive() });
  await staff.getByRole('button', { name: 'Compare with shop' }).click();
  await staff.waitForURL('**/Administration/Move?id=*');
  await shop.shop.asideDone();
  await staff.reload();
  const rows = await staff.getByRole('table', { name: 'Differences' }).innerText();
  expect(rows).toContain('ada@harbour.test');
  expect(rows).not.toContain(BCRYPT);
  await staff.getByRole('button', { name: /^Apply all \d+ rows$/ }).click();
  await shop.shop.asideDone();
  await staff.reload();
  await staff.getByText('All rows have been applied.').waitFor();

  const ada = await visits.visitor();
  await ada.goto('/login');
  await ada.getByLabel('Email').fill('ada@harbour.test');
  await ada.getByLabel('Password', { exact: true }).fill('former-shop-9');
  await ada.getByRole('button', { name: 'Log in', exact: true }).click();
  await ada.goto('/Order-History');
  await ada.getByRole('link', { name: 'Earlier orders' }).first().click();
  await ada.getByRole('link', { name: '2019-0815' }).click();
  expect(await ada.locator('main').innerText()).toContain('£162.00');
  await ada.getByRole('button', { name: 'Order again' }).click();
  expect(await ada.locator('main').innerText()).toContain('DB-0150');
});

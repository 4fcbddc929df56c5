import { expect } from 'vitest';
import { test } from '../testing/test-shop.ts';

const FILES = '/Administration/export/files';

test('the files of products are only for staff; a person without a session is redirected to the sign-in (E1, D31)', async ({
  shop,
}) => {
  const customer = await shop.as('uk@converter.test');
  for (const file of ['products.csv', 'variants.csv', 'products.zip']) {
    expect((await shop.api.get(`${FILES}/${file}`)).status).toBe(401);
    expect((await customer.get(`${FILES}/${file}`)).status).toBe(403);
    const person = await shop.app.inject({ url: `${FILES}/${file}`, headers: { accept: 'text/html' } });
    expect([person.statusCode, person.headers.location]).toEqual([302, '/administration']);
  }
});

test('they are sent as uncached files, for either kind of spreadsheet', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { headers, body } = await staff.get(`${FILES}/VARIANTS.csv?format=semicolon`);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="variants-\d{4}-\d\d-\d\d\.csv"$/);
  expect([headers['cache-control'], headers['content-type']]).toEqual(['private, no-store', 'text/csv; charset=utf-8']);
  expect(body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFproductSuperVariantID;productVariantID;productVariantDetails;productVariantPriceDollar;productVariantPriceEuro;productVariantPriceGBP;productVariantMinimumQuantity;productVariantPackSize;version',
    '1;501;25 mm;20,00;19,00;16,50;0;0;1',
  ]);
  const archive = await staff.get(`${FILES}/products.zip`);
  expect([archive.headers['content-type'], archive.body.slice(0, 2)]).toEqual(['application/zip', 'PK']);
});

test('a file or a format that does not exist is refused', async ({ shop }) => {
  const staff = await shop.asStaff();
  expect((await staff.get(`${FILES}/customers.csv`)).status).toBe(404);
  expect((await staff.get(`${FILES}/products.csv?format=xml`)).status).toBe(400);
});

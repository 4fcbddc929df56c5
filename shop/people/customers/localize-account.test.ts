import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import type { Language } from '#texts/languages.ts';
import { OUR_WORDS } from '../../base/operations/path.ts';

/** Calls as the shop's own pages do, in a language. */
async function read(shop: TestShop, token: string, url: string, language: Language) {
  const headers = { accept: OUR_WORDS, 'accept-language': language, authorization: `Bearer ${token}` };
  return (await shop.app.inject({ url: `/api${url}`, headers })).json();
}

const IN_FRENCH = { countryName: 'Allemagne', townLines: ['01067 Dresden'] };

test('an account, its addresses and its company are written in the order of their country (N1)', async ({ shop }) => {
  const { token, customerId } = await shop.as('de@converter.test');
  const account = await read(shop, token, `/User/GetCustomerByID/${customerId}`, 'fr');
  expect(account).toMatchObject(IN_FRENCH);
  expect(account.addresses).toContainEqual(expect.objectContaining(IN_FRENCH));
  const { items } = await read(shop, token, `/DeliveryAddress/GetDeliveryAddressByUserID/${customerId}`, 'fr');
  expect(items).toContainEqual(expect.objectContaining(IN_FRENCH));
  expect(await read(shop, token, '/DeliveryAddress/GetDeliveryAddressByID/3', 'fr')).toMatchObject(IN_FRENCH);
  expect(await read(shop, token, '/Company/GetOwnCompany', 'fr')).toMatchObject({ townLines: ['01067 Dresden'] });
});

test('staff who read German see them like this in the list of customers and on the company’s page (N1)', async ({
  shop,
}) => {
  const { token } = await shop.asStaff();
  const { items } = await read(shop, token, '/User/GetCustomerList?search=elbtal', 'de');
  expect(items).toMatchObject([{ countryName: 'Deutschland', townLines: ['01067 Dresden'] }]);
  const found = await read(shop, token, '/Administration/Search?keyword=elbtal', 'de');
  expect(found.customers.first).toMatchObject([{ countryName: 'Deutschland' }]);
  const company = await read(shop, token, `/Company/GetCompany/${items[0].companyId}`, 'de');
  expect(company).toMatchObject({ townLines: ['01067 Dresden'] });
});

test('in English, and in documented answers, an address stays as entered (A16, N1)', async ({ shop }) => {
  const { token } = await shop.as('de@converter.test');
  const address = '/DeliveryAddress/GetDeliveryAddressByID/3';
  const english = await read(shop, token, address, 'en');
  expect([english.countryName, 'townLines' in english]).toEqual(['Germany', false]);
  const headers = { 'accept-language': 'fr', authorization: `Bearer ${token}` };
  const documented = (await shop.app.inject({ url: `/api${address}`, headers })).json();
  expect(documented.country.name).toBe('Germany');
  expect('townLines' in documented).toBe(false);
});

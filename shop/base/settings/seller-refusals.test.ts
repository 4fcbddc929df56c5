import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { DE, GB } from '../tax/testing/compute-tax.ts';
import { taxRates } from '../tax/tables.ts';

const TYPED = {
  priceReading: 'discount',
  awardReading: 'storefront',
  tapeShopHost: 'tape.pressline.test',
  deliveryUnitedKingdom: '15',
  deliveryEurope: '42',
  minimumSpend: '50',
  staffEmail: 'counter@pressline.test',
  staffSecondFactor: 'no',
};

const GERMAN = { taxOnScreens: 'computed', sellerCountryID: String(DE), sellerVatNumber: 'DE136695976' };

async function save(shop: TestShop, more: object) {
  const { status, body } = await (await shop.asStaff()).post('/api/Settings/SaveSettings', { ...TYPED, ...more });
  return [status, ...(body.errors ?? []).flatMap(({ field, message }: Record<string, string>) => [field, message])];
}

test('tax is computed only with a rate of the seller’s country today (O3)', async ({ ownShop: shop }) => {
  shop.setTime(new Date('2026-06-30T12:00:00Z'));
  await shop.shop.db.delete(taxRates);
  const refused = [400, 'sellerCountryID', 'The seller’s country has no tax rate today. Add it under Tax rates first.'];
  expect(await save(shop, GERMAN)).toEqual(refused);
  await shop.shop.db.insert(taxRates).values({ countryId: DE, rateBasisPoints: 1_900, validFrom: '2026-07-01' });
  expect(await save(shop, GERMAN)).toEqual(refused);
  shop.setTime(new Date('2026-06-30T23:30:00Z')); // London is at 0:30
  expect(await save(shop, { ...GERMAN, taxRounding: 'order' })).toEqual([200]);
  const { body } = await (await shop.asStaff()).get('/api/Settings/GetSettings');
  expect(body).toMatchObject({ taxOnScreens: 'computed', sellerCountryId: DE, taxRounding: 'order' });
  expect(await save(shop, {}), 'a program that does not know the seller changes nothing').toEqual([200]);
  expect(shop.shop.hot().settings).toMatchObject({ taxOnScreens: 'computed', sellerCountryId: DE });
});

test.for([
  [{ taxOnScreens: 'computed' }, 'sellerCountryID', 'Select the seller’s country'],
  [{ sellerCountryID: '9999' }, 'sellerCountryID', 'Select the seller’s country'],
  [{ sellerVatNumber: 'DE136695976' }, 'sellerCountryID', 'Select the seller’s country'],
  [
    { sellerCountryID: String(GB), sellerVatNumber: 'DE136695976' },
    'sellerVatNumber',
    'The VAT number belongs to another country than the company',
  ],
  [
    { sellerCountryID: String(GB), sellerVatNumber: 'GB980780685' },
    'sellerVatNumber',
    'The VAT number is not valid: its check digits are wrong',
  ],
  [
    { sellerCountryID: String(GB), sellerEoriNumber: '12' },
    'sellerEoriNumber',
    'This is not an EORI number. It begins with the code of a country, for example GB980780684000.',
  ],
] as const)('settings with %j are refused, and nothing is saved (O3)', async ([odd, field, message], { shop }) => {
  expect(await save(shop, odd)).toEqual([400, field, message]);
  expect(shop.shop.hot().settings).toMatchObject({ taxOnScreens: 'silent', sellerCountryId: null });
});

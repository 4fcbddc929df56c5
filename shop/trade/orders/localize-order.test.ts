import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import type { Language } from '#texts/languages.ts';
import { OUR_WORDS } from '../../base/operations/path.ts';
import { ADDRESS, orderOf } from './testing/buying.ts';

const KEPT = 'Warenannahme Dresden\nFabrikstrasse 18\nHalle 2\nDresden\n01067\nGermany';

/** Calls as the shop's own pages do, in a language. */
async function read(shop: TestShop, token: string, url: string, language: Language) {
  const headers = { accept: OUR_WORDS, 'accept-language': language, authorization: `Bearer ${token}` };
  return (await shop.app.inject({ url: `/api${url}`, headers })).json();
}

test('a delivery address is in its reader’s format, in the history and on its page (N1)', async ({ shop }) => {
  const germany = await shop.as('de@converter.test');
  const orderId = await orderOf(shop, germany, ADDRESS.de, [{ part: 'DB-0150', quantity: 3 }]);
  const inFrench = { deliveryAddress: 'Warenannahme Dresden\nFabrikstrasse 18\nHalle 2\n01067 Dresden\nAllemagne' };
  expect(await read(shop, germany.token, `/Sale/GetSaleByID/${orderId}`, 'fr')).toMatchObject(inFrench);
  const history = `/Sale/GetSaleByUserID/${germany.customerId}?page=1&pageSize=1`;
  expect(await read(shop, germany.token, history, 'fr')).toMatchObject({ items: [inFrench] });
  expect(await read(shop, germany.token, history, 'en')).toMatchObject({ items: [{ deliveryAddress: KEPT }] });
});

test('staff who read German correct the order’s own text, and see the correction in German (L5, N1)', async ({
  shop,
}) => {
  const [germany, staff] = [await shop.as('de@converter.test'), await shop.asStaff()];
  const orderId = await orderOf(shop, germany, ADDRESS.de, [{ part: 'DB-0150', quantity: 3 }]);
  expect(await read(shop, staff.token, `/Sale/GetSaleByID/${orderId}`, 'de')).toMatchObject({
    deliveryAddress: 'Warenannahme Dresden\nFabrikstrasse 18\nHalle 2\n01067 Dresden\nDeutschland',
    addressAsKept: KEPT,
  });
  const deliveryAddress = KEPT.replace('Halle 2', 'Halle 7');
  await staff.post('/api/Sale/CorrectOrder', { orderId, version: 1, deliveryAddress });
  expect(await read(shop, staff.token, `/Sale/GetOrderVersions/${orderId}`, 'de')).toMatchObject({
    placed: { deliveryAddress: expect.stringMatching(/\nHalle 2\n01067 Dresden\nDeutschland$/) },
    versions: [
      {
        changes: [
          {
            what: 'address',
            before: expect.stringMatching(/\nHalle 2\n01067 Dresden\nDeutschland$/),
            after: expect.stringMatching(/\nHalle 7\n01067 Dresden\nDeutschland$/),
          },
        ],
      },
    ],
  });
});

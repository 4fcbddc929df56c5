import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type ApiCaller } from '#server/testing/test-shop.ts';
import { ADDRESS, place } from '../orders/testing/buying.ts';
import { carts } from './tables.ts';
import { cartWith } from './testing/fill-cart.ts';

const DRAFT = {
  note: 'Ring first',
  deliveryAddressId: 2,
  purchaseOrderNumber: 'PO 88',
  couponCode: '',
  costCentre: '4100',
  requisitionNumber: '',
  wantedBy: '2026-12-01',
  shipping: 'complete',
  typedAddress: {
    editedId: 0,
    contactName: 'Quay',
    line1: '12 Quay',
    line2: '',
    region: '',
    postcode: '',
    countryId: '247',
  },
};

const save = (caller: ApiCaller, cartGuid: string, draft: object = DRAFT) =>
  caller.post('/api/Cart/SaveCheckoutDraft', { cartGuid, ...draft });
const read = async (caller: ApiCaller, cartGuid: string) =>
  (await caller.get(`/api/Cart/GetCheckoutDraft/${cartGuid}`)).body;

test('the checkout’s input is stored with the cart, only for its owner, until it is ordered (D14)', async ({
  shop,
}) => {
  const uk = await shop.as('uk@converter.test');
  const de = await shop.as('de@converter.test');
  const cart = await cartWith(shop, uk, { part: 'DB-0150', quantity: 3 });
  expect(await read(uk, cart)).toBe(null);
  expect((await save(uk, cart)).body).toBe(1);
  expect(await read(uk, cart)).toEqual(DRAFT);
  expect(await read(de, cart)).toBe(null);
  expect((await save(de, cart, { ...DRAFT, purchaseOrderNumber: 'THEIRS' })).status).toBe(404);
  expect((await save(uk, cart, { ...DRAFT, deliveryAddressId: ADDRESS.de })).status).toBe(404);
  expect(await read(uk, cart)).toEqual(DRAFT);

  await place(uk, cart, ADDRESS.uk);
  const [closed] = await shop.shop.db.select().from(carts).where(eq(carts.guid, cart));
  expect([closed?.orderedAt === null, closed?.checkoutDraft]).toEqual([false, null]);
  await save(uk, cart); // a save that was in flight while the order was placed
  expect(await read(uk, cart)).toBe(null);
});

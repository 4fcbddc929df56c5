import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { registrationOf, rowOf } from '../../people/customers/testing/people.ts';
import { hire } from '../../people/identity/testing/colleagues.ts';
import type { TermsAgreement } from '../../base/kernel/agreement.ts';
import { settings } from '../../base/settings/tables.ts';
import { asked, companyOfThree, stampOfRequest } from '../approvals/testing/requests.ts';
import { place } from '../orders/testing/buying.ts';

const LINE = { part: 'DB-0150', quantity: 3 };

async function set(shop: TestShop, termsAgreement: TermsAgreement, businessConfirmation = false): Promise<void> {
  await shop.shop.db.update(settings).set({ termsAgreement, businessConfirmation });
  await shop.shop.refreshHot();
}

const errorsOf = ({ status, body }: { status: number; body: { errors?: unknown } }) => [status, body.errors];

const agreementsOf = async (shop: TestShop, orderId: number) =>
  (await (await shop.asStaff()).get(`/api/Legal/GetAgreementsOfSale/${orderId}`)).body;

test.afterEach(({ shop }) => set(shop, 'none'));

describe('an order with agreed terms (O2)', () => {
  test('is refused without them, and stamped with version, words and language', async ({ shop }) => {
    await set(shop, 'order', true);
    const { buyer, addressId } = await companyOfThree(shop);
    const cart = await cartWith(shop, buyer, LINE);
    expect((await buyer.get('/api/Legal/GetOrderAgreement')).body).toEqual({
      termsVersion: 2,
      effectiveFrom: '2026-06-01',
      orderAsBusiness: true,
    });
    expect(errorsOf(await place(buyer, cart, addressId))).toEqual([
      400,
      [
        { field: 'termsVersion', message: 'Please agree to the terms and conditions, version 2.' },
        { field: 'orderAsBusiness', message: 'Please confirm that you order as a business.' },
      ],
    ]);
    expect(errorsOf(await place(buyer, cart, addressId, { termsVersion: 1, orderAsBusiness: 1 }))).toEqual([
      400,
      [
        {
          field: 'termsVersion',
          message: 'The terms and conditions have changed. Please read version 2 and agree to it.',
        },
      ],
    ]);
    const agreed = { termsVersion: 2, orderAsBusiness: 1 };
    const { body: orderId } = await place(buyer, cart, addressId, agreed);
    expect(await agreementsOf(shop, orderId)).toMatchObject([
      {
        customerId: buyer.id,
        orderId,
        termsVersion: 2,
        asBusiness: true,
        words: 'I have read the terms and conditions (version 2) and agree to them.\nI order as a business.',
        language: 'en',
      },
    ]);
    expect((await place(buyer, cart, addressId)).body, 'the same cart again is the same order (D12)').toBe(orderId);
  });

  test('when they have changed is asked once for each version', async ({ shop }) => {
    const { buyer, addressId } = await companyOfThree(shop);
    await set(shop, 'changed');
    const first = await cartWith(shop, buyer, LINE);
    expect((await place(buyer, first, addressId)).status).toBe(400);
    expect((await place(buyer, first, addressId, { termsVersion: 2 })).status).toBe(200);
    const { status, body } = await place(buyer, await cartWith(shop, buyer, LINE), addressId);
    expect(status).toBe(200);
    expect(await agreementsOf(shop, body)).toEqual([]);
  });

  test('by staff for a member has none, because they don’t agree for them (H7)', async ({ shop }) => {
    await set(shop, 'order', true);
    const { buyer, addressId } = await companyOfThree(shop);
    const mabel = await hire(shop);
    const counter = await shop.asStaff(mabel.email, mabel.password);
    await counter.post('/api/Company/StartOrderingFor', { customerId: buyer.id });
    expect((await counter.get('/api/Legal/GetOrderAgreement')).body.termsVersion).toBeNull();
    const { status, body } = await place(counter, await cartWith(shop, counter, LINE), addressId);
    expect(status).toBe(200);
    expect(await agreementsOf(shop, body)).toEqual([]);
  });

  test('that was approved has the agreement of the approver, who places it (H3)', async ({ shop }) => {
    await set(shop, 'order');
    const { buyer, approver, addressId } = await companyOfThree(shop);
    const approvalId = await asked(shop, buyer, addressId);
    const stamp = await stampOfRequest(approver, approvalId);
    const approve = (more: object = {}) =>
      approver.post('/api/Approval/ApproveRequest', { approvalId, stamp, ...more });
    expect((await approve()).body.errors[0].field).toBe('termsVersion');
    const { body: orderId } = await approve({ termsVersion: 2 });
    expect(await agreementsOf(shop, orderId)).toMatchObject([{ customerId: approver.id, termsVersion: 2 }]);
  });
});

test('a registration agrees to the terms in the language of its page (O2)', async ({ shop }) => {
  await set(shop, 'registration');
  const send = (draft: object) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/User/AddUser',
      payload: draft,
      headers: { 'accept-language': 'de' },
    });
  const draft = registrationOf();
  expect((await shop.api.post('/api/User/AddUser', draft)).body.errors).toEqual([
    { field: 'termsVersion', message: 'Please agree to the terms and conditions, version 2.' },
  ]);
  expect((await send({ ...draft, termsVersion: 2 })).statusCode).toBe(200);
  const { id } = await rowOf(shop, draft.userEmail);
  expect((await (await shop.asStaff()).get(`/api/Legal/GetAgreementsOfUser/${id}`)).body).toMatchObject([
    {
      orderId: null,
      language: 'de',
      words: 'Ich habe die Allgemeinen Geschäftsbedingungen (Version 2) gelesen und stimme ihnen zu.',
    },
  ]);
});

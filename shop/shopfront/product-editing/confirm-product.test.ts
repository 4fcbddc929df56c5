import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { newProduct, productForm, productNamed } from './testing/staff-at-work.ts';

const SAVE = '/api/Product/SaveProduct';

/** Saves as a page does, which asks before it saves something unusual. */
async function savedByPage({ app }: TestShop, token: string, body: object) {
  const answer = await app.inject({
    method: 'POST',
    url: SAVE,
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.pressline+json' },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a part number belongs to one product (D45)', () => {
  test('a second product with it is refused, in any spelling, until it is confirmed', async ({ shop }) => {
    const staff = await shop.asStaff();
    const first = await newProduct(shop, { productName: 'DUP-100/A' });
    const refused = await staff.post(SAVE, productForm({ productName: 'dup 100a' }));
    expect([refused.status, refused.body.code, refused.body.asks]).toEqual([
      409,
      'save.unconfirmed',
      [`Product ${first.id} already has the part number DUP-100/A.`],
    ]);
    expect((await staff.post(SAVE, productForm({ productName: 'dup 100a', allowDuplicate: true }))).status).toBe(200);
  });

  test('of many added with it at once, one succeeds', async ({ shop }) => {
    const staff = await shop.asStaff();
    const adding = Array.from({ length: 8 }, () => staff.post(SAVE, productForm({ productName: 'DUP-300' })));
    const statuses = (await Promise.all(adding)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  test('a product keeps its own, even if another has it', async ({ shop }) => {
    const staff = await shop.asStaff();
    const first = await newProduct(shop, { productName: 'DUP-200' });
    await staff.post(SAVE, productForm({ productName: 'DUP-200', allowDuplicate: true }));
    const again = productForm({ productID: first.id, productName: 'DUP-200', flash: 'Offer' });
    expect((await staff.post(SAVE, again)).status).toBe(200);
  });
});

describe('an unusual price (D45)', () => {
  test('needs confirmation on the page, with the part, and is then saved', async ({ shop }) => {
    const { token } = await shop.asStaff();
    const { id, name } = await newProduct(shop, { productName: 'SLIP-1', productPriceDollar: 48.5 });
    const draft = { id, name, stockLevel: 12, usdMinor: 485 };
    const asked = await savedByPage(shop, token, { ...draft, confirmPrices: false });
    expect([asked.status, asked.body.asks]).toEqual([409, ['SLIP-1 changes from $48.50 to $4.85.']]);
    expect((await productNamed(shop, 'SLIP-1')).usdMinor).toBe(4850);
    expect((await savedByPage(shop, token, { ...draft, confirmPrices: true })).status).toBe(200);
    expect((await productNamed(shop, 'SLIP-1')).usdMinor).toBe(485);
  });

  test('is saved for a program, with a warning', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { id } = await newProduct(shop, { productName: 'SLIP-2', productPriceDollar: 48.5 });
    const { status, headers } = await staff.post(
      SAVE,
      productForm({ productID: id, productName: 'SLIP-2', productPriceDollar: 0 }),
    );
    expect([status, headers['warning']]).toEqual([200, '299 pressline "SLIP-2 would be free ($0.00)."']);
  });

  test('of a width needs confirmation too, and none of the list is saved', async ({ shop }) => {
    const { token } = await shop.asStaff();
    const family = await shop.withToken(token).get('/api/SubProductVariant/GetVariantPrices/1');
    const [width] = family.body.variants;
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/SubProductVariant/SaveProductVariantsBulk',
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.pressline+json' },
      payload: { variants: [{ id: width.id, usdMinor: 0 }], confirmPrices: false },
    });
    expect([answer.statusCode, answer.json().asks]).toEqual([409, [`${width.details} would be free ($0.00).`]]);
  });
});

import { describe, expect } from 'vitest';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';

const LIST = '/api/Audit/GetAuditEntries';

interface Line {
  staffName: string;
  action: string;
  entity: string;
  about: string;
}

async function lines(staff: ApiCaller, question: string): Promise<Line[]> {
  return (await staff.get(`${LIST}?${question}`)).body;
}

const describeLine = ({ staffName, action, entity, about }: Line) => `${staffName}: ${action} ${entity}, ${about}`;

async function uploadPurchaseOrder({ app }: TestShop, token: string, orderId: number): Promise<number> {
  const form = new FormData();
  form.append('file', new File([smallPdf()], `${orderId}.pdf`));
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/User/UploadPO',
    headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.statusCode;
}

describe('histories show what happened, by anyone (E16)', () => {
  test('an order: the purchase order that its customer sent, and its replacement by staff', async ({
    ownShop: shop,
  }) => {
    const uk = await shop.as('uk@converter.test');
    const staff = await shop.asStaff();
    expect(await uploadPurchaseOrder(shop, uk.token, 1116)).toBe(200);
    expect(await uploadPurchaseOrder(shop, staff.token, 1116)).toBe(200);
    expect((await lines(staff, 'of=order:1116')).map(describeLine)).toEqual([
      'Pressline Counter: replaced purchase order, MA001116 · Harbour Label Company Ltd',
      'Alison Marsh (customer): added purchase order, MA001116 · Harbour Label Company Ltd',
    ]);
  });

  test('an order: the mails about it, with their outcome', async ({ ownShop: shop }) => {
    const staff = await shop.asStaff();
    await staff.post('/api/Sale/ResendSaleMail', { saleID: 1116 });
    const mails = await staff.get('/api/Mail/GetMails?orderId=1116');
    expect(mails.body.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual([
      ['order-customer', 'waiting'],
    ]);
    expect((await staff.get('/api/Mail/GetMails?orderId=1117')).body).toEqual([]);
  });

  test('a customer: a new address, the end of a session, and the approval by staff', async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    const staff = await shop.asStaff();
    await shop.as('uk@converter.test');
    const address = {
      deliveryID: 0,
      contactName: 'Night gate',
      deliveryBuildingNo: 'Unit 9',
      deliveryPostalcode: 'CH41 2ZZ',
      countryID: 247,
    };
    expect((await uk.post('/api/DeliveryAddress/SaveDeliveryAddress', address)).status).toBe(200);
    expect((await uk.post('/api/User/EndOtherSessions')).body).toBe(1);
    const harbour = 'Harbour Label Company Ltd · Alison Marsh';
    expect((await lines(staff, `of=customer:${uk.customerId}`)).map(describeLine)).toEqual([
      `Alison Marsh (customer): sessions ended customer, ${harbour}`,
      `Alison Marsh (customer): added delivery address, ${harbour} · Night gate, Unit 9, CH41 2ZZ`,
    ]);
  });

  test('a product: its places in the catalogue, and the prices of its widths', async ({ ownShop: shop }) => {
    const staff = await shop.asStaff();
    await staff.post('/api/ProductCategory/DeleteProductCategory', { id: 0, categoryID: 21, productID: 140 });
    const price = { productVariantID: 502, productVariantDetails: '50 mm', productVariantPriceDollar: 39 };
    await staff.post('/api/SubProductVariant/SaveProductVariantsBulk', [price]);
    expect((await lines(staff, 'of=product:140')).map(describeLine)).toEqual([
      'Pressline Counter: added category link, DB-0150 · Performance Series',
    ]);
    expect((await lines(staff, 'of=product:1,family:1')).map(describeLine)).toEqual([
      'Pressline Counter: saved variant prices, 15 Thou 50 mm',
    ]);
  });
});

test.for([
  ['a part number', 'DB-0150', 'product'],
  ['a part number without its hyphen', 'db0150', 'product'],
  ["an order's reference", 'MA001116', 'order'],
  ['a company', 'harbour', 'order'],
  ['an e-mail address', 'uk@converter.test', 'order'],
  ['a width', '50 mm', 'variant prices'],
  ['a width in one word', '50mm', 'variant prices'],
] as const)('the audit list is found by %s (E16)', async ([, search, entity], { ownShop: shop }) => {
  const staff = await shop.asStaff();
  await staff.post('/api/Sale/AddSaleNote', { saleID: 1116, note: 'Called' });
  const price = { productVariantID: 502, productVariantDetails: '50 mm', productVariantPriceDollar: 39 };
  await staff.post('/api/SubProductVariant/SaveProductVariantsBulk', [price]);
  await staff.post('/api/Related/SaveRelated', { productID: 139, relatedProductID: 141 });
  const product = { productID: 140, productName: 'DB-0150', productPriceDollar: 49, stockLevel: 9 };
  expect((await staff.post('/api/Product/SaveProduct', product)).status).toBe(200);
  const found = await lines(staff, `search=${encodeURIComponent(search)}`);
  expect(found.map((line) => line.entity)).toEqual([entity]);
});

import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type ApiAnswer, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { addTo, cartWith } from '../cart/testing/fill-cart.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { giveList, UK_COMPANY } from '../../catalogue/pricing/testing/give-list.ts';
import { askFor, LINE as OFFER_LINE, prepare, send } from '../quotations/testing/quotations.ts';
import { ask, asked, companyOfThree, stampOfRequest } from '../approvals/testing/requests.ts';
import { ADDRESS, orderOf, place } from '../orders/testing/buying.ts';

const UK = 'uk@converter.test';
const BLADE = 140;
const LINE = { part: 'DB-0150', quantity: 30 };
const NEAREST = 'Comes in packs of 12: 24 or 36';

async function sellInPacks({ shop }: TestShop, packSize: number, name = 'DB-0150'): Promise<void> {
  await shop.db.update(products).set({ packSize }).where(eq(products.name, name));
}

/** Status of a refused call and its sentence, or those of the rows that an answer names as refused. */
function refusalIn({ status, body }: ApiAnswer): unknown {
  if (status !== 200) return [status, body.errors?.[0]?.message ?? body.detail];
  const [refused] = body.refused ?? [];
  return [400, refused?.message ?? body];
}

/** Sends 30 of a part in packs of 12 to every entry point that takes quantities. */
async function tryEveryEntryPoint(shop: TestShop, uk: ApiCaller & { token: string }, staff: ApiCaller) {
  const orderId = await orderOf(shop, uk, ADDRESS.uk, [LINE]);
  const stale = await cartWith(shop, uk, LINE);
  const approval = await companyOfThree(shop);
  const approvalId = await asked(shop, approval.buyer, approval.addressId, LINE);
  const stamp = await stampOfRequest(approval.approver, approvalId);
  const quotationId = await askFor(shop, uk, { quantity: 30 });
  const version = await prepare(staff, quotationId, { lines: [{ ...OFFER_LINE, quantity: 30 }] });
  await sellInPacks(shop, 12);

  const cart = await cartWith(shop, uk, { part: 'DB-0150', quantity: 12 });
  const [{ cartID }] = (await uk.get(`/api/Cart/GetAllCartsByID/${cart}`)).body;
  const line = { productId: BLADE, variantId: null, quantity: 30 };
  const rows = [{ part: 'DB-0150', width: '', quantity: '30' }];
  const list = await uk.post('/api/List/CreateList', {
    listName: 'Press 3',
    isCompanys: false,
    lines: [{ ...line, quantity: 24 }],
  });
  const { listId } = list.body;
  const [{ lineId }] = (await ours(shop, `/api/List/GetList/${listId}`, uk.token)).body.lines;
  const other = await uk.post('/api/List/CreateList', { listName: 'Press 4', isCompanys: false, lines: [] });
  const otherList: number = other.body.listId;
  const checked = (await uk.post('/api/QuickOrder/CheckRows', { rows })).body.rows[0];
  const again = (await ours(shop, `/api/Sale/GetOrderAgain/${orderId}`, uk.token)).body.lines[0];
  const { approver } = approval;
  return {
    addition: refusalIn(await addTo(shop, uk, crypto.randomUUID(), LINE)),
    additions: refusalIn(await uk.post('/api/Cart/AddItems', { cartGuid: crypto.randomUUID(), lines: [line] })),
    change: refusalIn(await uk.post('/api/Cart/SaveCart', [{ cartID, productQuantity: 30 }])),
    changeByStaff: refusalIn(await staff.post('/api/Cart/SaveCart', [{ cartID, productQuantity: 30 }])),
    basket: [400, (await uk.get(`/api/Cart/GetAllCartsByID/${stale}`)).body[0].refusal],
    quickOrder: [400, checked.trouble.message],
    newList: refusalIn(
      await uk.post('/api/List/CreateList', { listName: 'Press 5', isCompanys: false, lines: [line] }),
    ),
    listLines: refusalIn(await uk.post('/api/List/AddListLines', { listId: otherList, lines: [line] })),
    listRows: refusalIn(
      await uk.post('/api/List/AddListRows', { listId: otherList, rows: [{ ...rows[0], note: '' }] }),
    ),
    listChange: refusalIn(
      await uk.post('/api/List/SaveListLines', { listId, lines: [{ lineId, quantity: 30, note: '' }] }),
    ),
    orderAgain: [400, again.refusal],
    request: refusalIn(await uk.post('/api/Quotation/AskForQuotation', { lines: [line] })),
    offer: refusalIn(await send(staff, quotationId, version)),
    order: refusalIn(await place(uk, stale, ADDRESS.uk)),
    approvalRequest: refusalIn(await ask(uk, stale, ADDRESS.uk)),
    approval: refusalIn(await approver.post('/api/Approval/ApproveRequest', { approvalId, stamp })),
  };
}

test('every entry point refuses a quantity outside the packs and names the nearest two; nothing is rounded (K4)', async ({
  ownShop,
}) => {
  const [uk, staff] = [await ownShop.as(UK), await ownShop.asStaff()];
  const answers = await tryEveryEntryPoint(ownShop, uk, staff);
  const expected = Object.fromEntries(Object.keys(answers).map((entryPoint) => [entryPoint, [400, NEAREST]]));
  // With the twelve in the basket.
  const together = 'Comes in packs of 12. With those already there it would be 42: 36 or 48 are possible';
  expect(answers).toEqual({ ...expected, orderAgain: [400, together] });
});

test('programs and pages know the packs wherever there is a price (K4)', async ({ ownShop }) => {
  const uk = await ownShop.as(UK);
  for (let count = 0; count < 2; count++) await orderOf(ownShop, uk, ADDRESS.uk, [LINE]);
  await sellInPacks(ownShop, 12);
  const get = async (path: string) => (await ours(ownShop, path, uk.token)).body;
  const blade = ({ id, productId = id }: { id?: number; productId?: number }) => productId === BLADE;
  const rules = [
    (await get('/api/Product/GetListing?keyword=DB-0150')).products.find(blade).price,
    (await get(`/api/Product/GetProductDetail/${BLADE}`)).price,
    (await uk.get(`/api/Product/GetProductByID/${BLADE}`)).body,
    (await get('/api/Sale/GetBoughtBefore/12')).find(blade).price,
    (await get('/api/Sale/GetPartHistory?search=DB-0150')).items.find(blade).price,
  ];
  for (const { quantityRule } of rules) expect(quantityRule).toEqual({ minQuantity: 12, packSize: 12 });
  const guid = await cartWith(ownShop, uk, { part: 'DB-0150', quantity: 24 }, { part: 'DB-0200', quantity: 1 });
  const items = (await uk.get(`/api/Cart/GetAllCartsByID/${guid}`)).body;
  expect(items.map(({ quantityRule }: { quantityRule?: object }) => quantityRule)).toEqual([
    { minQuantity: 12, packSize: 12 },
    undefined, // sold in any quantity: the answer is as before
  ]);
});

describe('the resulting line is judged (K4, D11)', () => {
  test('rows of one part count together, and what is there already', async ({ ownShop }) => {
    const uk = await ownShop.as(UK);
    await sellInPacks(ownShop, 12);
    const six = { productId: BLADE, variantId: null, quantity: 6 };
    const cartGuid = crypto.randomUUID();
    const add = (lines: readonly object[]) => uk.post('/api/Cart/AddItems', { cartGuid, lines });
    expect((await add([six, six])).body).toEqual({ addedLines: 1, addedUnits: 12, refused: [] });
    const refusal = 'Comes in packs of 12. With those already there it would be 18: 12 or 24 are possible';
    expect((await add([six])).body.refused).toEqual([{ index: 0, message: refusal }]);
    const { status, body } = await addTo(ownShop, uk, cartGuid, { part: 'DB-0150', quantity: 5 });
    expect([status, body.errors[0].field]).toEqual([400, 'productQuantity']);
    const rows = ['6', '6'].map((quantity) => ({ part: 'DB-0150', width: '', quantity }));
    const checked = (await uk.post('/api/QuickOrder/CheckRows', { rows })).body.rows;
    expect(checked.map(({ trouble }: { trouble: object | null }) => trouble)).toEqual([null, null]);
  });

  test('a line whose rule has changed keeps its quantity and takes a serial number; the order refuses it', async ({
    ownShop,
  }) => {
    const uk = await ownShop.as(UK);
    const guid = await cartWith(ownShop, uk, LINE);
    await sellInPacks(ownShop, 12);
    const [{ cartID }] = (await uk.get(`/api/Cart/GetAllCartsByID/${guid}`)).body;
    const change = [{ cartID, productQuantity: 30, serial: 'P5-0042' }];
    expect((await uk.post('/api/Cart/SaveCart', change)).body).toBe(1);
    const { status, body } = await place(uk, guid, ADDRESS.uk);
    expect([status, body.errors]).toEqual([400, [{ field: `lines.${cartID}`, message: NEAREST }]]);
    expect((await uk.post('/api/Cart/SaveCart', [{ cartID, productQuantity: 36 }])).body).toBe(1);
    expect((await place(uk, guid, ADDRESS.uk)).status).toBe(200);
  });
});

describe('the quantities of the most specific source count (K4)', () => {
  const taken = async (
    shop: TestShop,
    caller: ApiCaller,
    part: string,
    variant: string | undefined,
    quantity: number,
  ) =>
    (await addTo(shop, caller, crypto.randomUUID(), { part, quantity, ...(variant === undefined ? {} : { variant }) }))
      .status;

  test('those of the width before those of the part', async ({ ownShop }) => {
    const uk = await ownShop.as(UK);
    const { db } = ownShop.shop;
    await db.update(products).set({ packSize: 6, minQuantity: 12 }).where(eq(products.name, 'TT-1015-25'));
    await db.update(productVariants).set({ packSize: 4, minQuantity: 1 }).where(eq(productVariants.id, 502)); // 50 mm
    await ownShop.shop.refreshHot();
    const [wide, narrow] = ['50 mm', '25 mm'];
    expect(await taken(ownShop, uk, 'TT-1015-25', wide, 4)).toBe(200);
    expect(await taken(ownShop, uk, 'TT-1015-25', wide, 6)).toBe(400);
    expect(await taken(ownShop, uk, 'TT-1015-25', narrow, 6)).toBe(400);
    expect(await taken(ownShop, uk, 'TT-1015-25', narrow, 18)).toBe(200);
  });

  test('those of a price list for its companies and the parts that it prices, before both', async ({ ownShop }) => {
    const [uk, de] = [await ownShop.as(UK), await ownShop.as('de@converter.test')];
    await sellInPacks(ownShop, 12);
    await sellInPacks(ownShop, 12, 'DB-0200');
    const prices = [{ productId: BLADE, ladder: [{ from: 1, minor: 9900 }] }]; // dearer than the own price: only its packs count
    await giveList(ownShop, { companyId: UK_COMPANY }, prices, { packSize: 5 });
    expect(await taken(ownShop, uk, 'DB-0150', undefined, 10)).toBe(200);
    expect(await taken(ownShop, uk, 'DB-0150', undefined, 12)).toBe(400);
    expect(await taken(ownShop, uk, 'DB-0200', undefined, 10)).toBe(400);
    expect(await taken(ownShop, de, 'DB-0150', undefined, 10)).toBe(400);
    const guid = await cartWith(ownShop, uk, { part: 'DB-0150', quantity: 10 });
    const [item] = (await uk.get(`/api/Cart/GetAllCartsByID/${guid}`)).body;
    expect([item.price, item.quantityRule]).toEqual([30.34, { minQuantity: 5, packSize: 5 }]);
    expect((await place(uk, guid, ADDRESS.uk)).status).toBe(200);
    const ended = [{ productId: BLADE, ladder: [{ from: 1, minor: 9900 }] }];
    await giveList(ownShop, { companyId: UK_COMPANY }, ended, { packSize: 7, endsOn: '2020-02-01' });
    expect(await taken(ownShop, uk, 'DB-0150', undefined, 10)).toBe(200);
  });
});

describe('staff who order for a member', () => {
  test('may allow other quantities in the basket, and the audit list says so; the member may not (K4, H7)', async ({
    ownShop,
  }) => {
    await sellInPacks(ownShop, 12);
    const { buyer, addressId } = await companyOfThree(ownShop);
    const counter = await ownShop.asStaff();
    const cartGuid = crypto.randomUUID();
    const allow = (caller: ApiCaller, guid = cartGuid) =>
      caller.post('/api/Cart/AllowAnyQuantity', { cartGuid: guid, anyQuantity: true });
    await counter.post('/api/Company/StartOrderingFor', { customerId: buyer.id });
    expect(refusalIn(await addTo(ownShop, counter, cartGuid, LINE))).toEqual([400, NEAREST]);
    expect((await allow(counter)).body).toBe(1);
    expect((await addTo(ownShop, counter, cartGuid, LINE)).status).toBe(200);
    const rows = [{ part: 'DB-0150', width: '', quantity: '30' }];
    expect((await counter.post('/api/QuickOrder/CheckRows', { rows })).body.rows[0].trouble).toBe(null);
    const { status, body: orderId } = await place(counter, cartGuid, addressId);
    expect(status).toBe(200);
    const [noted] = await ownShop.shop.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(orderId)))
      .orderBy(desc(auditEntries.id));
    expect(noted?.after).toMatchObject({ placedFor: 'Nia Bevan', anyQuantity: true });

    const own = crypto.randomUUID();
    expect((await allow(buyer, own)).body).toBe(0);
    expect(refusalIn(await addTo(ownShop, buyer, own, LINE))).toEqual([400, NEAREST]);
  });

  test('may offer other quantities in a quotation, which the buyer orders as offered (K4, K6)', async ({ ownShop }) => {
    await sellInPacks(ownShop, 12);
    const [uk, staff] = [await ownShop.as(UK), await ownShop.asStaff()];
    const quotationId = await askFor(ownShop, uk, { quantity: 24 });
    const lines = [{ ...OFFER_LINE, quantity: 30 }];
    const version = await prepare(staff, quotationId, { lines });
    expect(refusalIn(await send(staff, quotationId, version))).toEqual([400, NEAREST]);
    const next = await prepare(staff, quotationId, { lines, anyQuantity: true });
    expect((await send(staff, quotationId, next)).status).toBe(200);
    const { body } = await uk.get(`/api/Quotation/GetQuotation/${quotationId}`);
    const accepted = await uk.post('/api/Quotation/AcceptQuotation', {
      quotationId,
      stamp: body.stamp,
      deliveryAddressId: 1,
      purchaseOrderNumber: 'PO 4711',
    });
    expect(accepted.status).toBe(200);
  });
});

import { describe, expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { place } from '../orders/testing/buying.ts';
import { ownNumbersIn, ownNumbersInText } from './own-number-rows.ts';

type Row = readonly [ownNumber: string, part: string, width?: string];

async function buyer(shop: TestShop) {
  const customer = await newCustomer(shop);
  return { ...(await shop.as(customer.email, customer.userPass)), customer };
}

async function save(caller: ApiCaller, ...rows: readonly Row[]) {
  const sent = rows.map(([ownNumber, part, width = '']) => ({ ownNumber, part, width }));
  const { status, body } = await caller.post('/api/OwnNumber/SaveOwnNumbers', { rows: sent });
  return { status, ...body };
}

async function numbers(caller: ApiCaller, search = '') {
  const { body } = await caller.get(`/api/OwnNumber/GetOwnNumbers?search=${encodeURIComponent(search)}`);
  return body.map((each: { ownNumber: string; productName: string; variantDetails: string | null }) =>
    [each.ownNumber, each.productName, each.variantDetails ?? []].flat().join(' '),
  );
}

async function addressOf(caller: Awaited<ReturnType<typeof buyer>>): Promise<number> {
  const address = { contactName: 'Ada', deliveryBuildingNo: '1 Quay', deliveryPostalcode: 'LS1', countryID: 247 };
  await caller.post('/api/DeliveryAddress/SaveDeliveryAddress', { ...address, deliveryID: 0 });
  const { body } = await caller.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${caller.customer.id}`);
  return body[0].deliveryID;
}

async function check(caller: ApiCaller, part: string, width = '') {
  const { body } = await caller.post('/api/QuickOrder/CheckRows', { rows: [{ part, width, quantity: '2' }] });
  const [row] = body.rows;
  return [row.product?.productName ?? null, row.variantDetails, row.trouble?.code ?? null, row.remark];
}

describe('a customer part number (H6)', () => {
  test('is assigned, changed and removed; it means one part, and a part has one', async ({ shop }) => {
    const caller = await buyer(shop);
    expect(await save(caller, ['HL-1', 'db 0150'], ['HL-2', 'DB-0200'])).toMatchObject({ savedRows: 2, refused: [] });
    expect(await save(caller, ['hl 1', 'DB-0200'])).toMatchObject({
      savedRows: 0,
      refused: [{ index: 0, message: 'hl 1 is already your part number for DB-0150.' }],
    });
    expect(await save(caller, ['HL-9', 'DB-0150'], ['', 'DB-0200'])).toMatchObject({ savedRows: 2 });
    expect(await numbers(caller)).toEqual(['HL-9 DB-0150']);
    expect(await save(caller, ['HL-9', 'DB-0150'], ['', 'DB-0200'])).toMatchObject({ savedRows: 0, refused: [] });
  });

  test('is read by staff, only for the company that they ask for (H7)', async ({ shop }) => {
    const [caller, other, staff] = [await buyer(shop), await buyer(shop), await shop.asStaff()];
    await save(caller, ['HL-1', 'DB-0150'], ['HL-2', 'DB-0200']);
    await save(other, ['HL-1', 'DB-0200']);
    const { companyId } = caller.customer;
    const read = await staff.get(`/api/OwnNumber/GetOwnNumbersOfCompany/${companyId}?page=1&pageSize=1`);
    expect(read.body).toMatchObject([{ ownNumber: 'HL-1', productName: 'DB-0150' }]);
    expect(read.headers['x-total-count']).toBe('2');
    expect((await other.get(`/api/OwnNumber/GetOwnNumbersOfCompany/${companyId}`)).status).toBe(403);
  });

  test('is swapped with another part’s, or rotated, within one list', async ({ shop }) => {
    const caller = await buyer(shop);
    await save(caller, ['HL-1', 'DB-0150'], ['HL-2', 'DB-0200'], ['HL-3', 'DB-0250-BV']);
    expect(await save(caller, ['HL-2', 'DB-0150'], ['HL-1', 'DB-0200'])).toMatchObject({ savedRows: 2, refused: [] });
    expect(await numbers(caller)).toEqual(['HL-1 DB-0200', 'HL-2 DB-0150', 'HL-3 DB-0250-BV']);
    await save(caller, ['HL-3', 'DB-0150'], ['HL-2', 'DB-0200'], ['HL-1', 'DB-0250-BV']);
    expect(await numbers(caller)).toEqual(['HL-1 DB-0250-BV', 'HL-2 DB-0200', 'HL-3 DB-0150']);
  });

  test('stays if one row of a swap cannot be saved: nobody loses a number', async ({ shop }) => {
    const caller = await buyer(shop);
    await save(caller, ['HL-1', 'DB-0150'], ['HL-2', 'DB-0200'], ['HL-3', 'DB-0250-BV']);
    expect(await save(caller, ['HL-2', 'DB-0150'], ['HL-3', 'DB-0200'])).toMatchObject({
      savedRows: 0,
      refused: [
        { index: 0, message: 'HL-2 is already your part number for DB-0200.' },
        { index: 1, message: 'HL-3 is already your part number for DB-0250-BV.' },
      ],
    });
    expect(await numbers(caller)).toEqual(['HL-1 DB-0150', 'HL-2 DB-0200', 'HL-3 DB-0250-BV']);
  });

  test('names a width if the part has several', async ({ shop }) => {
    const caller = await buyer(shop);
    const { savedRows, refused } = await save(
      caller,
      ['T-50', 'TT-1015-25', '50 mm'],
      ['T-0', 'TT-1015-25'],
      ['D-5', 'DB-0150', '5 mm'],
    );
    expect(savedRows).toBe(1);
    expect(refused).toEqual([
      { index: 1, message: 'Please choose a width.' },
      { index: 2, message: 'This part has no widths. Please leave the width empty.' },
    ]);
    expect(await check(caller, 't50')).toEqual([
      'TT-1015-25',
      '50 mm',
      null,
      't50 is your part number for TT-1015-25.',
    ]);
  });

  test.for([
    ['', 'DB-9999', 'There is no part with this number.'],
    ['---', 'DB-0150', 'Your part number needs at least one letter or digit.'],
    ['X-1', '', 'There is no part with this number.'],
    ['X-1', 'XX-INACTIVE', 'There is no part with this number.'],
  ] as const)('%s for %s is refused', async ([own, part, message], { shop }) => {
    expect(await save(await buyer(shop), [own, part])).toMatchObject({
      savedRows: 0,
      refused: [{ index: 0, message }],
    });
  });

  test('more than 1,000 rows, longer numbers and no list are refused as a whole', async ({ shop }) => {
    const caller = await buyer(shop);
    const row = { ownNumber: 'A', part: 'DB-0150', width: '' };
    const post = (rows: unknown) => caller.post('/api/OwnNumber/SaveOwnNumbers', { rows });
    expect((await post(Array.from({ length: 1001 }, () => row))).status).toBe(400);
    expect((await post([{ ...row, ownNumber: 'A'.repeat(51) }])).status).toBe(400);
    expect((await post('A')).status).toBe(400);
    expect(await numbers(caller)).toEqual([]);
  });

  test('that is also another part’s number: ours takes precedence, and the answer says which and why', async ({
    shop,
  }) => {
    const caller = await buyer(shop);
    const remark = 'DB-0200 is the part number of DB-0200, which takes precedence over your part number for DB-0150.';
    expect(await save(caller, ['DB-0200', 'DB-0150'])).toMatchObject({
      savedRows: 1,
      remarks: [{ index: 0, message: remark }],
    });
    expect(await check(caller, 'DB-0200')).toEqual(['DB-0200', null, null, remark]);
    const { body } = await ours(shop, '/api/Product/GetListing?keyword=DB-0200', caller.token);
    expect(body.own).toMatchObject({ ownNumber: 'DB-0200', productName: 'DB-0150', isOutranked: true });
    expect(body.exactId).toBe(body.products[0].id);
    expect(body.products[0].name).toBe('DB-0200');
  });

  test('takes precedence over numbers that merely begin with it', async ({ shop }) => {
    await newProduct(shop, { productName: 'QY-8001-LEFT' });
    const caller = await buyer(shop);
    await save(caller, ['QY-8001', 'DB-0150']);
    expect((await check(caller, 'qy8001')).slice(0, 3)).toEqual(['DB-0150', null, null]);
  });

  test('is found by the search, opens its part and is offered while typing', async ({ shop }) => {
    const caller = await buyer(shop);
    await save(caller, ['Klinge 7', 'DB-0150']);
    const { body } = await ours(shop, '/api/Product/GetListing?keyword=KLINGE7', caller.token);
    expect(body.products[0]).toMatchObject({ name: 'DB-0150', ownNumber: 'Klinge 7' });
    expect([body.exactId, body.own.isOutranked]).toEqual([body.products[0].id, false]);
    const suggested = await ours(shop, '/api/Product/Suggest/klinge', caller.token);
    expect(suggested.body[0]).toMatchObject({ name: 'DB-0150', ownNumber: 'Klinge 7' });
  });

  test('is on the part’s page, in the basket and on the order as of its date', async ({ shop }) => {
    const caller = await buyer(shop);
    await save(caller, ['T-50', 'TT-1015-25', '50 mm'], ['B-1', 'DB-0150']);
    const page = await ours(shop, '/api/Product/GetProductDetail/101', caller.token);
    expect(page.body.ownNumbers).toEqual([{ variantId: expect.any(Number), number: 'T-50' }]);
    const cartGuid = await cartWith(
      shop,
      caller,
      { part: 'TT-1015-25', variant: '50 mm', quantity: 30 },
      { part: 'DB-0150', quantity: 30 },
    );
    const cart = await caller.get(`/api/Cart/GetAllCartsByID/${cartGuid}`);
    expect(cart.body.map((line: { ownNumber: string }) => line.ownNumber)).toEqual(['T-50', 'B-1']);
    const { body: orderId } = await place(caller, cartGuid, await addressOf(caller));
    await save(caller, ['B-2', 'DB-0150'], ['', 'TT-1015-25', '50 mm']);
    const { body } = await caller.get(`/api/SaleItem/GetAllSaleItemsBySaleID/${orderId}`);
    expect(body.map((line: { ownNumber: string }) => line.ownNumber)).toEqual(['T-50', 'B-1']);
    const found = await caller.get(`/api/Sale/GetSaleByUserID/${caller.customer.id}?search=T-50`);
    expect(found.body.map(({ saleID }: { saleID: number }) => saleID)).toEqual([orderId]);
  });
});

describe('another company’s numbers do not exist (H5, H6)', () => {
  test('they are in no list, search, basket or row; and both companies may use the same one', async ({ shop }) => {
    const theirs = await buyer(shop);
    const own = await buyer(shop);
    await save(theirs, ['ZEBRA-5', 'DB-0150']);
    expect(await numbers(own)).toEqual([]);
    expect((await check(own, 'ZEBRA-5'))[0]).toBeNull();
    for (const address of ['GetListing?keyword=ZEBRA-5', 'Suggest/zebra', 'GetProductDetail/140']) {
      const { body } = await ours(shop, `/api/Product/${address}`, own.token);
      expect(JSON.stringify({ ...body, keyword: '' })).not.toMatch(/zebra-5/i);
    }
    expect(await save(own, ['ZEBRA-5', 'DB-0200'])).toMatchObject({ savedRows: 1 });
    expect(await numbers(theirs)).toEqual(['ZEBRA-5 DB-0150']);
  });

  test('a colleague has them, and a reader changes none', async ({ shop }) => {
    const caller = await buyer(shop);
    await save(caller, ['R-1', 'DB-0150']);
    const reader = await addMember(shop, caller.customer, 'reader');
    expect(await numbers(reader)).toEqual(['R-1 DB-0150']);
    expect((await save(reader, ['R-2', 'DB-0150'])).status).toBe(403);
  });
});

test('of 50 parts that request the same number at once one gets it (H6)', async ({ shop }) => {
  const caller = await buyer(shop);
  const parts = ['DB-0150', 'DB-0200'];
  const saves = await Promise.all(Array.from({ length: 50 }, (_, at) => save(caller, ['ONE', parts[at % 2] ?? ''])));
  expect(saves.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await numbers(caller)).toHaveLength(1);
});

test('a page of the catalogue takes one statement more for a member, and none more for a visitor (H6)', async ({
  shop,
}) => {
  const caller = await buyer(shop);
  const ask = '/api/Product/GetListing?categoryGuid=23140838-5158-4B2F-93E5-850B7A7BD171';
  const naming = async (token?: string) => {
    const statements = await recordStatements(() => ours(shop, ask, token));
    return statements.filter(({ text }) => text.includes('own_part_numbers')).length;
  };
  expect(await naming(caller.token)).toBe(1);
  expect(await naming()).toBe(0);
});

describe('rows of customer part numbers as people write them (H6)', () => {
  test.each([
    ['tabs', 'HL-1\tDB-0150\nT-50\tTT-1015-25\t50 mm'],
    ['semicolons, with headings', 'Own number;Part number;Width\nHL-1;DB-0150;\nT-50;TT-1015-25;50 mm'],
    [
      'headings in another order',
      'Part number;Description;Own number;Width\nDB-0150;Blade;HL-1;\nTT-1015-25;;T-50;50 mm',
    ],
    ['a title above', 'Our parts\nOwn number;Part number;Width\nHL-1;DB-0150;\nT-50;TT-1015-25;50 mm'],
    ['commas', 'HL-1,DB-0150\r\nT-50,TT-1015-25,50 mm'],
    ['spaces', 'HL-1 DB-0150\n\nT-50 TT-1015-25 50 mm'],
  ])('%s', (_, text) => {
    expect(ownNumbersInText(text)).toEqual({
      rows: [
        { ownNumber: 'HL-1', part: 'DB-0150', width: '' },
        { ownNumber: 'T-50', part: 'TT-1015-25', width: '50 mm' },
      ],
      isCut: false,
    });
  });

  test('a formula is a text, and the 1,001st row is left out and reported', () => {
    const read = ownNumbersIn(Array.from({ length: 1001 }, () => ["'=1+1", 'DB-0150', '']));
    if ('refusal' in read) throw new Error(read.refusal.key);
    expect([read.rows.length, read.rows[0]?.ownNumber, read.isCut]).toEqual([1000, '=1+1', true]);
  });

  test.each([
    ['Own number;Part number;Plant\nHL-1;DB-0150;Leeds', 'rule.table-column', 'Plant'],
    ['Own number;Part number;Article\nHL-1;DB-0150;X', 'rule.table-column-twice', 'Article'],
  ])('are refused by the column that is not known: %s (D55)', (text, key, column) => {
    expect(ownNumbersInText(text)).toEqual({ refusal: { key, values: { column } } });
  });
});

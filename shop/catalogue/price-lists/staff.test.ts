import { desc } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';

const save = '/api/PriceList/SavePriceList';
const savePrices = '/api/PriceList/SaveListedPrices';
const BLADE = 140;

let named = 0;

async function newList(staff: ApiCaller, rest: object = {}): Promise<number> {
  named += 1;
  const { status, body } = await staff.post(save, {
    name: `Contract ${named}`,
    currencyId: 2,
    companyIds: [1],
    ...rest,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

const price = (rest: object = {}) => ({
  part: 'DB-0150',
  width: '',
  startsOn: '01/01/2026',
  breaks: [{ fromQuantity: 1, unitPriceMinor: 2900 }],
  ...rest,
});

const bladePrice = async (shop: TestShop) => {
  const uk = await shop.as('uk@converter.test');
  return (await uk.get(`/api/Product/GetProductByID/${BLADE}`)).body.price;
};

describe('staff edit price lists (K1)', () => {
  test('a list is created, priced, copied and archived; prices follow at once', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const priceListId = await newList(staff, { title: 'Contract 2026' });
    expect((await staff.post(savePrices, { priceListId, prices: [price()] })).status).toBe(200);
    expect(await bladePrice(ownShop)).toBe(29);
    const { body: copyId } = await staff.post('/api/PriceList/CopyPriceList', {
      priceListId,
      name: 'Contract 2027',
      percent: 3.5,
    });
    expect((await staff.get(`/api/PriceList/GetListedPrices?priceListId=${copyId}`)).body).toMatchObject([
      { productName: 'DB-0150', target: 'part', breaks: [{ fromQuantity: 1, unitPriceMinor: 3002 }] },
    ]);
    expect((await staff.get(`/api/PriceList/GetPriceList/${copyId}`)).body).toMatchObject({
      companies: [],
      version: 1,
    });
    expect((await staff.get(`/api/PriceList/GetComparison/${priceListId}/${copyId}`)).body).toMatchObject({
      differences: [
        { name: 'DB-0150', firstBreaks: [{ unitPriceMinor: 2900 }], secondBreaks: [{ unitPriceMinor: 3002 }] },
      ],
      differenceCount: 1,
      sameCount: 0,
    });
    const { body: stored } = await staff.get(`/api/PriceList/GetPriceList/${priceListId}`);
    expect(stored).toMatchObject({ companies: [{ companyId: 1 }], groups: [], everybody: false, version: 2 });
    await staff.post(save, { id: priceListId, name: 'Contract', currencyId: 2, companyIds: [1], archived: true });
    expect(await bladePrice(ownShop)).toBe(30.34);
  });

  test.for([60, -60])(
    'a copy that moves its prices by %i per cent is asked about first (D45)',
    async (percent, { ownShop }) => {
      const staff = await ownShop.asStaff();
      const priceListId = await newList(staff, { title: 'Contract 2026' });
      await staff.post(savePrices, { priceListId, prices: [price()] });
      const copy = (more = {}) =>
        staff.post('/api/PriceList/CopyPriceList', { priceListId, name: 'Contract 2027', percent, ...more });
      const { status, body } = await copy();
      expect([status, body.code, body.asks]).toEqual([
        409,
        'save.unconfirmed',
        [`The prices of “Contract 2027” change by ${percent} %.`],
      ]);
      expect((await copy({ confirmPrices: true })).status).toBe(200);
      expect((await copy({ name: 'By half', percent: 50 })).status).toBe(200);
    },
  );

  test('a row is replaced on its day and followed on a later one, and the list says which applies', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const priceListId = await newList(staff, { companyIds: [] });
    const prices = [
      price({ startsOn: '2020-01-01' }),
      price({ breaks: [{ fromQuantity: 1, discountPercent: 7.5 }] }),
      price({ startsOn: '2099-01-01', breaks: null }),
      {
        part: '',
        width: '',
        categoryId: 28,
        startsOn: '2026-01-01',
        breaks: [{ fromQuantity: 5, discountPercent: 10 }],
      },
      price({ part: 'TT-1015-25', width: '50 MM' }),
    ];
    expect((await staff.post(savePrices, { priceListId, prices })).status).toBe(200);
    expect((await staff.post(savePrices, { priceListId, prices: [price()] })).status).toBe(200);
    const { body } = await staff.get(`/api/PriceList/GetListedPrices?priceListId=${priceListId}&sort=number`);
    expect(body.map(({ target, period, breaks }: Record<string, unknown>) => [target, period, breaks])).toEqual([
      ['part', 'past', [{ fromQuantity: 1, unitPriceMinor: 2900, discountPercent: null }]],
      ['part', 'now', [{ fromQuantity: 1, unitPriceMinor: 2900, discountPercent: null }]],
      ['part', 'coming', null],
      ['category', 'now', [{ fromQuantity: 5, unitPriceMinor: null, discountPercent: 10 }]],
      ['width', 'now', [{ fromQuantity: 1, unitPriceMinor: 2900, discountPercent: null }]],
    ]);
    const rowId = body[1].id;
    expect((await staff.post('/api/PriceList/RemoveListedPrice', { rowId })).status).toBe(200);
    expect((await staff.post('/api/PriceList/RemoveListedPrice', { rowId })).status).toBe(404);
    const [entry] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({
      entity: 'price list',
      before: { prices: ['DB-0150, 2026-01-01: 29.00'] },
      after: { prices: [] },
    });
  });

  test.for([
    ['no name', { name: ' ' }, 'name'],
    ['an unknown currency', { currencyId: 4 }, 'currencyID'],
    ['an impossible day', { startsOn: '31/02/2026' }, 'startsOn'],
    ['an end before its beginning', { startsOn: '02/01/2026', endsOn: '01/01/2026' }, 'endsOn'],
    ['an unknown company', { companyIds: [1, 999_999] }, 'companyIDs.1'],
    ['an unknown group', { groupIds: [999_999] }, 'groupIDs.0'],
    ['everybody for an exclusive list', { exclusive: true, everybody: true }, 'exclusive'],
  ] as const)('a list with %s is refused at that field', async ([, rest, field], { shop }) => {
    const staff = await shop.asStaff();
    const { status, body } = await staff.post(save, { name: 'Refused', companyIds: [], ...rest });
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  });

  test.for([
    ['an unknown part', { part: 'NO-SUCH' }, 'part'],
    ['a width that the part does not have', { part: 'TT-1015-25', width: '51 mm' }, 'width'],
    ['a part and a category', { categoryId: 28 }, 'part'],
    ['no day of the calendar', { startsOn: '31/02/2026' }, 'startsOn'],
    ['a price that rises', { breaks: [1, 5].map((from) => ({ fromQuantity: from, unitPriceMinor: from })) }, 'breaks'],
    ['a quantity twice', { breaks: [5, 5].map((from) => ({ fromQuantity: from, unitPriceMinor: 1 })) }, 'breaks'],
    ['no break', { breaks: [] }, 'breaks'],
    ['101 pieces', { breaks: [{ fromQuantity: 101, unitPriceMinor: 1 }] }, 'breaks.0.fromQuantity'],
    ['an amount below 0', { breaks: [{ fromQuantity: 1, unitPriceMinor: -1 }] }, 'breaks.0.unitPrice'],
    ['0 %', { breaks: [{ fromQuantity: 1, discountPercent: 0 }] }, 'breaks.0.discountPercent'],
    ['100 %', { breaks: [{ fromQuantity: 1, discountPercent: 100 }] }, 'breaks.0.discountPercent'],
    ['101 %', { breaks: [{ fromQuantity: 1, discountPercent: 101 }] }, 'breaks.0.discountPercent'],
    [
      'both a price and a discount',
      { breaks: [{ fromQuantity: 1, discountPercent: 5, unitPriceMinor: 1 }] },
      'breaks.0',
    ],
  ] as const)('a price with %s is refused at that field', async ([, rest, field], { shop }) => {
    const staff = await shop.asStaff();
    const priceListId = await newList(staff, { companyIds: [] });
    const { status, body } = await staff.post(savePrices, { priceListId, prices: [price(rest)] });
    const fields = body.errors?.map((error: { field: string }) => error.field);
    expect([status, fields]).toEqual([400, [`prices.0.${field}`]]);
    expect((await staff.get(`/api/PriceList/GetListedPrices?priceListId=${priceListId}`)).body).toEqual([]);
  });

  test('amounts are refused in a list of percentages, a late ladder in an exclusive one, a change that no longer fits', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const percentages = await newList(staff, { currencyId: null });
    const exclusive = await newList(staff, { exclusive: true, companyIds: [] });
    const priced = await newList(staff, { companyIds: [] });
    const late = price({ breaks: [{ fromQuantity: 2, unitPriceMinor: 1 }] });
    await staff.post(savePrices, { priceListId: priced, prices: [late] });
    const answers = [
      await staff.post(savePrices, { priceListId: percentages, prices: [price()] }),
      await staff.post(savePrices, { priceListId: exclusive, prices: [late] }),
      await staff.post(save, { id: priced, name: 'Priced', currencyId: 3 }),
      await staff.post(save, { id: priced, name: 'Priced', currencyId: 2, exclusive: true }),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors[0].field])).toEqual([
      [400, 'prices.0.breaks'],
      [400, 'prices.0.breaks'],
      [400, 'currencyID'],
      [400, 'exclusive'],
    ]);
  });

  test('a group has a list for all its companies, and cannot be deleted while it has one (K1)', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const group = { name: 'Label union', companyIds: [1, 2] };
    const { body: groupId } = await staff.post('/api/PriceList/SaveCompanyGroup', group);
    const priceListId = await newList(staff, { companyIds: [], groupIds: [groupId] });
    await staff.post(savePrices, { priceListId, prices: [price()] });
    expect(await bladePrice(ownShop)).toBe(29);
    expect((await staff.post('/api/PriceList/RemoveCompanyGroup', { groupId })).status).toBe(409);
    await staff.post('/api/PriceList/SaveCompanyGroup', { ...group, id: groupId, companyIds: [2] });
    expect(await bladePrice(ownShop)).toBe(30.34);
    const twice = await staff.post('/api/PriceList/SaveCompanyGroup', { name: 'LABEL UNION', companyIds: [] });
    expect([twice.status, twice.body.errors[0].field]).toEqual([400, 'name']);
  });
});

test('why a price is as it is: every list of the company, the one that decides first, and why the others do not (K3)', async ({
  ownShop,
}) => {
  const staff = await ownShop.asStaff();
  const contract = await newList(staff, { name: 'Contract' });
  const dear = await newList(staff, { name: 'Dear', everybody: true, companyIds: [] });
  await newList(staff, { name: 'Euros', currencyId: 3 });
  await newList(staff, { name: 'Over', endsOn: '2020-01-01' });
  await newList(staff, { name: 'Silent' });
  await newList(staff, { name: 'Others', companyIds: [2] });
  const rising = price({ startsOn: '2099-01-01', breaks: [{ fromQuantity: 1, unitPriceMinor: 2950 }] });
  const large = [
    { fromQuantity: 1, unitPriceMinor: 2900 },
    { fromQuantity: 10, unitPriceMinor: 2500 },
  ];
  await staff.post(savePrices, { priceListId: contract, prices: [price({ breaks: large }), rising] });
  await staff.post(savePrices, {
    priceListId: dear,
    prices: [price({ breaks: [{ fromQuantity: 1, discountPercent: 1 }] })],
  });
  const why = async (rest: string) =>
    (await staff.get(`/api/PriceList/GetWhyThisPrice?companyId=1&part=db0150${rest}`)).body;
  const now = await why('&quantity=12');
  expect(now).toMatchObject({
    productName: 'DB-0150',
    quantity: 12,
    unitPriceMinor: 2500,
    ownPriceMinor: 3034,
    listPriceMinor: 3792,
    priceChange: { fromDay: '2099-01-01', unitPriceMinor: 2950 },
  });
  const candidates = now.candidates.map(({ priceListName, unitPriceMinor, outcome }: Record<string, unknown>) => [
    priceListName,
    unitPriceMinor,
    outcome,
  ]);
  expect(candidates).toEqual([
    ['Contract', 2500, 'decides'],
    ['Dear', 3754, 'dearer'],
    ['Euros', null, 'other-currency'],
    ['Over', null, 'ended'],
    ['Silent', null, 'says-nothing'],
  ]);
  expect(await why('&day=01/02/2099')).toMatchObject({ unitPriceMinor: 2950, day: '2099-02-01', priceChange: null });
  expect((await staff.get('/api/PriceList/GetWhyThisPrice?companyId=999999&part=DB-0150')).status).toBe(404);
  expect((await staff.get('/api/PriceList/GetWhyThisPrice?companyId=1&part=NO-SUCH')).body.errors[0].field).toBe(
    'part',
  );
});

describe('unusual prices of a list (D45)', () => {
  const cheap = price({ breaks: [{ fromQuantity: 1, unitPriceMinor: 29 }] });

  test('are asked about by the page, and a program is warned', async ({ shop }) => {
    const staff = await shop.asStaff();
    const priceListId = await newList(staff);
    const asked = await staff.post(savePrices, { priceListId, prices: [cheap], confirmPrices: false });
    expect([asked.status, asked.body.code]).toEqual([409, 'save.unconfirmed']);
    expect((await staff.post(savePrices, { priceListId, prices: [cheap], confirmPrices: true })).status).toBe(200);
    const free = price({ breaks: [{ fromQuantity: 1, unitPriceMinor: 0 }] });
    const { headers } = await staff.post(savePrices, { priceListId, prices: [free] });
    expect(headers['warning']).toContain('DB-0150 would be free');
  });

  test('are asked about in pasted columns', async ({ shop }) => {
    const staff = await shop.asStaff();
    const priceListId = await newList(staff);
    const pastedText = 'DB-0150;;0.29';
    const { body: priceUpdateId } = await staff.post('/api/PriceUpdate/ProposePrices', { priceListId, pastedText });
    expect((await staff.post('/api/PriceUpdate/ApplyPriceUpdate', { priceUpdateId })).body.code).toBe(
      'save.unconfirmed',
    );
  });

  test('above 10,000,000 are refused, also by a rise and a copy', async ({ shop }) => {
    const staff = await shop.asStaff();
    const priceListId = await newList(staff);
    const high = price({ breaks: [{ fromQuantity: 1, unitPriceMinor: 1_000_000_001 }] });
    expect((await staff.post(savePrices, { priceListId, prices: [high] })).body.errors).toEqual([
      { field: 'prices.0.breaks', message: 'Prices must be from 0 to 10,000,000' },
    ]);
    const dear = price({ breaks: [{ fromQuantity: 1, unitPriceMinor: 1_000_000_000 }] });
    await staff.post(savePrices, { priceListId, prices: [dear] });
    const { body: priceUpdateId } = await staff.post('/api/PriceUpdate/ProposeRise', { priceListId, percent: 10 });
    const rows = await staff.get(`/api/PriceUpdate/GetPriceUpdateRows?priceUpdateId=${priceUpdateId}`);
    expect(rows.body[0].fault).toBe('Prices must be from 0 to 10,000,000');
    const copied = await staff.post('/api/PriceList/CopyPriceList', { priceListId, name: 'Dearer', percent: 10 });
    expect(copied.body.errors).toEqual([{ field: 'percent', message: 'Prices must be from 0 to 10,000,000' }]);
  });
});

describe('prices and recipients as staff type them (K1)', () => {
  test('a price without a day counts from today', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    ownShop.setTime(new Date('2026-03-01T23:30:00Z'));
    const priceListId = await newList(staff);
    expect((await staff.post(savePrices, { priceListId, prices: [price({ startsOn: '' })] })).status).toBe(200);
    const { body } = await staff.get(`/api/PriceList/GetListedPrices?priceListId=${priceListId}`);
    expect(body).toMatchObject([{ productName: 'DB-0150', startsOn: '2026-03-01', period: 'now' }]);
  });

  test('companies and groups are found by a part of their names, whatever its case and accents', async ({ shop }) => {
    const staff = await shop.asStaff();
    await staff.post('/api/PriceList/SaveCompanyGroup', { id: 0, name: 'Häfen', companyIds: [1] });
    const found = async (keyword: string) =>
      (await staff.get(`/api/PriceList/FindRecipients?keyword=${encodeURIComponent(keyword)}`)).body;
    expect(await found('bour lab')).toMatchObject({
      companies: [{ companyId: 1, companyName: 'Harbour Label Company Ltd' }],
      groups: [],
    });
    expect(await found('hafen')).toMatchObject({ companies: [], groups: [{ groupName: 'Häfen' }] });
    expect(await found('%')).toMatchObject({ companies: [], groups: [] });
    expect((await staff.get('/api/PriceList/FindRecipients?keyword=')).status).toBe(400);
  });
});

import { describe, expect } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { newProduct, productForm } from '../product-editing/testing/staff-at-work.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';

type Buyer = ApiCaller & { token: string };

async function buyer(shop: TestShop): Promise<Buyer> {
  const { email, userPass } = await newCustomer(shop);
  return shop.as(email, userPass);
}

/** All calls that look a part up for a customer, with the part that each returns first. */
async function askEveryEntryPoint(shop: TestShop, caller: Buyer, typed: string): Promise<Record<string, unknown>> {
  const words = encodeURIComponent(typed);
  const rows = [{ part: typed, width: '', quantity: '1' }];
  const file = new File([`Part number;Quantity\n${typed};1\n`], 'order.csv');
  const [page, header, documented, quickOrder, orderFile, list] = await Promise.all([
    ours(shop, `/api/Product/GetListing?keyword=${words}`, caller.token),
    ours(shop, `/api/Product/Suggest/${words}`, caller.token),
    caller.get(`/api/Product/GetProductBySearch/${words}/1`),
    caller.post('/api/QuickOrder/CheckRows', { rows }),
    sendFile(shop, caller, file),
    addToList(caller, typed),
  ]);
  return {
    page: page.body.products[0]?.name,
    header: header.body[0]?.name,
    documented: documented.body[0]?.productName,
    'quick order': quickOrder.body.rows[0].product?.productName,
    'order file': orderFile.rows[0].product?.productName,
    list,
  };
}

async function sendFile({ app }: TestShop, { token }: Buyer, file: File) {
  const form = new FormData();
  form.set('file', file);
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/QuickOrder/CheckFile',
    headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.json();
}

async function addToList(caller: ApiCaller, typed: string): Promise<unknown> {
  const { listId } = (await caller.post('/api/List/CreateList', { listName: typed, isCompanys: false })).body;
  const rows = [{ part: typed, width: '', quantity: '1', note: '' }];
  await caller.post('/api/List/AddListRows', { listId, rows });
  const { body } = await caller.get(`/api/List/GetList/${listId}`);
  return body.lines?.[0]?.productName;
}

const everywhere = (part: string | undefined) => ({
  page: part,
  header: part,
  documented: part,
  'quick order': part,
  'order file': part,
  list: part,
});

describe('every entry point leads to the same part', () => {
  test.for([
    ['BÜ-77', 'bü 77'],
    ['FILTER-9', 'ﬁlter 9'],
    ['Нож-55', 'нож55'],
    ['刮刀-120', '刮刀120'],
    ['STRAẞE-5', 'strasse5'],
  ] as const)('%s, typed as "%s" (D9)', async ([number, typed], { shop }) => {
    const { name } = await newProduct(shop, { productName: number });
    expect(await askEveryEntryPoint(shop, await buyer(shop), typed)).toEqual(everywhere(name));
  });

  test('a number in another script does not match the one without its letters (D9)', async ({ shop }) => {
    await newProduct(shop, { productName: 'CÜ-78' });
    const caller = await buyer(shop);
    const { body } = await caller.post('/api/QuickOrder/CheckRows', {
      rows: [{ part: 'C-78', width: '', quantity: '' }],
    });
    expect(body.rows[0]).toMatchObject({ product: null, trouble: { code: 'unknown' } });
  });

  test('the customer part number of its company; nobody else finds it so (H6)', async ({ shop }) => {
    const [caller, stranger] = [await buyer(shop), await buyer(shop)];
    const rows = [{ ownNumber: 'ÄX-4711', part: 'DB-0150', width: '' }];
    expect((await caller.post('/api/OwnNumber/SaveOwnNumbers', { rows })).body).toMatchObject({ savedRows: 1 });
    expect(await askEveryEntryPoint(shop, caller, 'äx 4711')).toEqual(everywhere('DB-0150'));
    expect((await stranger.get('/api/Product/GetProductBySearch/%C3%84X-4711/1')).body).toEqual([]);
  });
});

test('a second product with the same number needs confirmation in every script, another number does not (D45)', async ({
  shop,
}) => {
  await newProduct(shop, { productName: 'DÜ-79' });
  const staff = await shop.asStaff();
  const save = (productName: string) => staff.post('/api/Product/SaveProduct', productForm({ productName }));
  expect((await save('du\u0308 79')).status).toBe(409);
  expect((await save('D-79')).status).toBe(200);
});

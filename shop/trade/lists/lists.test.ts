import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { listRowsInText } from './list-rows.ts';
import { textOfListRows } from './list-text.ts';
import { MAX_LISTS } from './part-list.ts';
import { partLists } from './tables.ts';
import { lineOf, linesIn, listWith } from './testing/fill-list.ts';

async function manager(shop: TestShop) {
  const customer = await newCustomer(shop);
  return { ...(await shop.as(customer.email, customer.userPass)), customer };
}

async function names(caller: ApiCaller): Promise<string[]> {
  return (await caller.get('/api/List/GetLists')).body.map((list: { listName: string }) => list.listName);
}

async function suspend(by: ApiCaller, memberId: number, suspended = true) {
  return by.post('/api/Company/SaveMember', { memberId, memberRole: 'buyer', suspended });
}

const TWO = [
  { part: 'DB-0150', quantity: 3, note: 'shelf B4' },
  { part: 'TT-1015-25', variant: '50 mm', quantity: 4 },
];

describe('a list (G4)', () => {
  test('contains parts with quantity and note, at today’s prices', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: TWO });
    expect(await linesIn(caller, listId)).toEqual(['3 DB-0150 shelf B4', '4 TT-1015-25 50 mm']);
    const { body } = await caller.get(`/api/List/GetList/${listId}`);
    expect(body).toMatchObject({ listName: 'Press 3', isMine: true, isCompanys: false, mayChange: true, lineCount: 2 });
    expect(body.lines[0].price.unitPriceMinor).toBeGreaterThan(0);
    expect(body.lines[0].refusal).toBeNull();
  });

  test('the same part again is one line, and never more than the maximum of a basket line', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: TWO });
    const again = await lineOf(shop, { part: 'DB-0150', quantity: 5 });
    expect((await caller.post('/api/List/AddListLines', { listId, lines: [again] })).body.addedLines).toBe(1);
    expect(await linesIn(caller, listId)).toEqual(['8 DB-0150 shelf B4', '4 TT-1015-25 50 mm']);
    const { body } = await caller.post('/api/List/AddListLines', { listId, lines: [{ ...again, quantity: 93 }] });
    expect(body).toMatchObject({ addedLines: 0, refused: [{ index: 0 }] });
  });

  test('unavailable parts are not added and say why; the rest are', async ({ shop }) => {
    const caller = await manager(shop);
    const good = await lineOf(shop, { part: 'DB-0150' });
    const { body } = await caller.post('/api/List/CreateList', {
      listName: 'Mixed',
      isCompanys: false,
      lines: [{ productId: 999_999, variantId: null, quantity: 1 }, good, { ...good, variantId: 1 }],
    });
    expect(body.addedLines).toBe(1);
    expect(body.refused.map(({ index }: { index: number }) => index)).toEqual([0, 2]);
  });

  test('simultaneous changes of two members are merged, and none is overwritten unseen', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: TWO });
    const [first, second] = (await caller.get(`/api/List/GetList/${listId}`)).body.lines;
    const save = (lines: object[]) => caller.post('/api/List/SaveListLines', { listId, lines });
    const seen = { quantitySeen: 3, noteSeen: 'shelf B4' };
    expect((await save([{ lineId: first.lineId, quantity: 7, note: 'shelf B4', ...seen }])).body).toBe(1);
    // The other member still sees three: only the note is theirs.
    expect((await save([{ lineId: first.lineId, quantity: 3, note: 'shelf C1', ...seen }])).body).toBe(1);
    expect(await linesIn(caller, listId)).toEqual(['7 DB-0150 shelf C1', '4 TT-1015-25 50 mm']);

    const lost = await save([
      { lineId: second.lineId, quantity: 9, note: '', quantitySeen: 4, noteSeen: '' },
      { lineId: first.lineId, quantity: 5, note: 'shelf B4', ...seen },
    ]);
    expect([lost.status, lost.body.detail]).toEqual([
      409,
      'Somebody else has changed the same lines: DB-0150. Nothing was saved.',
    ]);
    expect(await linesIn(caller, listId)).toEqual(['7 DB-0150 shelf C1', '4 TT-1015-25 50 mm']);
    // A program that omits the values seen overwrites, as before.
    expect((await save([{ lineId: first.lineId, quantity: 5, note: 'shelf B4' }])).body).toBe(1);
    expect((await save([{ lineId: 999_999, quantity: 5, note: '' }])).status).toBe(404);
  });

  test('a change of a line removed meanwhile is refused, and says so', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: TWO });
    const [first, second] = (await caller.get(`/api/List/GetList/${listId}`)).body.lines;
    await caller.post('/api/List/RemoveListLines', { listId, lineIds: [first.lineId] });
    const lines = [
      { lineId: first.lineId, quantity: 7, note: 'shelf B4', quantitySeen: 3, noteSeen: 'shelf B4' },
      { lineId: second.lineId, quantity: 9, note: '', quantitySeen: 4, noteSeen: '' },
    ];
    const { status, body } = await caller.post('/api/List/SaveListLines', { listId, lines });
    expect([status, body.detail]).toEqual([
      409,
      'Somebody else has removed a line that you changed. Nothing was saved.',
    ]);
    expect(await linesIn(caller, listId)).toEqual(['4 TT-1015-25 50 mm']);
  });

  test('a deleted list is restored only if there is room for it', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller);
    await caller.post('/api/List/RemoveList', { listId });
    const [removed] = await shop.shop.db.select().from(partLists).where(eq(partLists.id, listId));
    if (removed === undefined) throw new Error('A removed list is kept for a while.');
    const { companyId, customerId } = removed;
    const others = Array.from({ length: MAX_LISTS }, (_, at) => ({ companyId, customerId, name: `List ${at}` }));
    await shop.shop.db.insert(partLists).values(others);
    const { status, body } = await caller.post('/api/List/RestoreList', { listId });
    expect([status, body.detail]).toEqual([409, 'A company can have at most 1000 lists.']);
    await shop.shop.db.delete(partLists).where(eq(partLists.name, 'List 0'));
    expect((await caller.post('/api/List/RestoreList', { listId })).body).toBe(1);
  });

  test('its lines are moved, changed, removed, and restored in place', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: [...TWO, { part: 'DB-0200' }] });
    const [first, , third] = (await caller.get(`/api/List/GetList/${listId}`)).body.lines;
    await caller.post('/api/List/MoveListLine', { listId, lineId: third.lineId, place: 1 });
    expect(await linesIn(caller, listId)).toEqual(['1 DB-0200', '3 DB-0150 shelf B4', '4 TT-1015-25 50 mm']);
    await caller.post('/api/List/MoveListLine', { listId, lineId: third.lineId, place: 2 });
    expect(await linesIn(caller, listId)).toEqual(['3 DB-0150 shelf B4', '1 DB-0200', '4 TT-1015-25 50 mm']);
    await caller.post('/api/List/SaveListLines', {
      listId,
      lines: [{ lineId: first.lineId, quantity: 9, note: 'shelf C1' }],
    });
    const removed = await caller.post('/api/List/RemoveListLines', { listId, lineIds: [third.lineId, 999_999] });
    expect(removed.body).toBe(1);
    expect(await linesIn(caller, listId)).toEqual(['9 DB-0150 shelf C1', '4 TT-1015-25 50 mm']);
    const back = await lineOf(shop, { part: 'DB-0200' });
    await caller.post('/api/List/AddListLines', { listId, lines: [back], place: 2 });
    expect(await linesIn(caller, listId)).toEqual(['9 DB-0150 shelf C1', '1 DB-0200', '4 TT-1015-25 50 mm']);
  });

  test('a change of one missing line changes none', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: TWO });
    const [line] = (await caller.get(`/api/List/GetList/${listId}`)).body.lines;
    const lines = [line.lineId, 999_999].map((lineId) => ({ lineId, quantity: 9, note: '' }));
    expect((await caller.post('/api/List/SaveListLines', { listId, lines })).status).toBe(404);
    expect(await linesIn(caller, listId)).toEqual(['3 DB-0150 shelf B4', '4 TT-1015-25 50 mm']);
  });

  test('is renamed, copied, deleted and restored', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: TWO });
    await caller.post('/api/List/SaveList', { listId, listName: 'Press 4', isCompanys: true });
    const copy = await caller.post('/api/List/CopyList', { listId, listName: 'Press 5' });
    expect(await linesIn(caller, copy.body)).toEqual(['3 DB-0150 shelf B4', '4 TT-1015-25 50 mm']);
    await caller.post('/api/List/RemoveList', { listId });
    expect(await names(caller)).toEqual(['Press 5']);
    expect((await caller.get(`/api/List/GetList/${listId}`)).status).toBe(404);
    await caller.post('/api/List/RestoreList', { listId });
    expect(await names(caller)).toEqual(['Press 4', 'Press 5']);
  });

  test.for([
    ['no name', { listName: ' ' }, 'Please enter a name for the list'],
    ['a name without end', { listName: 'x'.repeat(81) }, undefined],
    ['half a unit', { lines: [{ productId: 1, variantId: null, quantity: 0.5 }] }, undefined],
    [
      '1,001 lines',
      { lines: Array.from({ length: 1001 }, () => ({ productId: 1, variantId: null, quantity: 1 })) },
      'At most 1000 rows can be sent at a time',
    ],
  ] as const)('refuses %s and creates nothing', async ([, bad, refusal], { shop }) => {
    const caller = await manager(shop);
    const { status, body } = await caller.post('/api/List/CreateList', { listName: 'Bad', isCompanys: false, ...bad });
    expect(status).toBe(400);
    if (refusal !== undefined) expect(body.errors[0].message).toBe(refusal);
    expect(await names(caller)).toEqual([]);
  });

  test('1,000 lines are read in three statements', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: TWO });
    const statements = await recordStatements(() => caller.get(`/api/List/GetList/${listId}`));
    const ofLists = statements.filter(({ text }) => text.includes('part_list_lines'));
    expect(ofLists.length).toBeLessThanOrEqual(2);
  });
});

describe('ownership of a list (G4)', () => {
  test('a personal one is visible to nobody else; a company one to all members, and members who may order change it', async ({
    shop,
  }) => {
    const boss = await manager(shop);
    const buyer = await addMember(shop, boss.customer, 'buyer');
    const reader = await addMember(shop, boss.customer, 'reader');
    const own = await listWith(shop, buyer, { name: 'My own' });
    const shared = await listWith(shop, buyer, { name: 'Ours', isCompanys: true });
    expect(await names(buyer)).toEqual(['My own', 'Ours']);
    expect(await names(boss)).toEqual(['Ours']);
    expect(await names(reader)).toEqual(['Ours']);
    expect((await boss.get(`/api/List/GetList/${own}`)).status).toBe(404);
    expect(
      (await boss.post('/api/List/SaveList', { listId: shared, listName: 'Ours!', isCompanys: true })).status,
    ).toBe(200);
    expect((await reader.post('/api/List/RemoveList', { listId: shared })).status).toBe(403);
    const { body } = await reader.get(`/api/List/GetList/${shared}`);
    expect(body).toMatchObject({ mayChange: false, isMine: false });
  });

  test('of a suspended member the company’s stay; a manager reads and copies their own ones, and nobody changes them', async ({
    shop,
  }) => {
    const boss = await manager(shop);
    const buyer = await addMember(shop, boss.customer, 'buyer');
    const colleague = await addMember(shop, boss.customer, 'buyer');
    const own = await listWith(shop, buyer, { name: 'Left behind', lines: TWO });
    const shared = await listWith(shop, buyer, { name: 'Ours', isCompanys: true });
    await suspend(boss, buyer.id);
    expect(await names(boss)).toEqual(['Left behind', 'Ours']);
    expect(await names(colleague)).toEqual(['Ours']);
    expect((await boss.get(`/api/List/GetList/${own}`)).body.mayChange).toBe(false);
    expect((await boss.post('/api/List/RemoveList', { listId: own })).status).toBe(404);
    const copy = await boss.post('/api/List/CopyList', { listId: own, listName: 'Taken over' });
    expect(await linesIn(boss, copy.body)).toEqual(['3 DB-0150 shelf B4', '4 TT-1015-25 50 mm']);
    expect(
      (await colleague.post('/api/List/SaveList', { listId: shared, listName: 'Ours', isCompanys: true })).status,
    ).toBe(200);
    await suspend(boss, buyer.id, false);
    expect(await names(boss)).toEqual(['Ours', 'Taken over']);
  });
});

describe('rows for a list (G4)', () => {
  test('are read as in the quick order; unreadable ones say why', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: [] });
    const rows = listRowsInText(
      'Part number;Quantity;Note\ndb 0150;3;shelf B4\nNO-SUCH-1;2;\nTT-1015-25 50 mm;4;',
    ).rows;
    const { body } = await caller.post('/api/List/AddListRows', { listId, rows });
    expect(body).toMatchObject({ addedLines: 2, refused: [{ index: 1 }] });
    expect(await linesIn(caller, listId)).toEqual(['3 DB-0150 shelf B4', '4 TT-1015-25 50 mm']);
  });

  test('rows of one part whose sum is too large are all refused, so that each can be corrected', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: [] });
    const rows = listRowsInText('DB-0150;60\nDB-0200;1\nDB-0150;60').rows;
    const { body } = await caller.post('/api/List/AddListRows', { listId, rows });
    expect(body).toMatchObject({ addedLines: 1, refused: [{ index: 0 }, { index: 2 }] });
  });

  test('a list’s own file is imported completely', async ({ shop }) => {
    const caller = await manager(shop);
    const listId = await listWith(shop, caller, { lines: TWO });
    const marked = {
      ...(await lineOf(shop, { part: 'DB-0200', quantity: 2 })),
      serial: '0042, left',
      machine: 'Press "3"',
    };
    await caller.post('/api/List/AddListLines', { listId, lines: [marked] });
    const headers = { authorization: `Bearer ${caller.token}` };
    const { body } = await shop.app.inject({ url: `/List.csv?id=${listId}`, headers });
    const other = await listWith(shop, caller, { name: 'Other', lines: [] });
    const rows = listRowsInText(body.replace(/^\uFEFF/, '')).rows;
    await caller.post('/api/List/AddListRows', { listId: other, rows });
    expect(await linesIn(caller, other)).toEqual(['3 DB-0150 shelf B4', '4 TT-1015-25 50 mm', '2 DB-0200']);
    const { lines } = (await caller.get(`/api/List/GetList/${other}`)).body;
    expect(lines.map(({ serial, machine }: { serial: string; machine: string }) => [serial, machine])).toEqual([
      ['', ''],
      ['', ''],
      ['0042, left', 'Press "3"'],
    ]);
  });

  test.for([
    ['Part number;Quantity;Description;Price;Unit\nDB-0150;2;Blade;30.00;pcs', 200, null],
    ['Part number;Quantity;Colour\nDB-0150;2;red', 400, 'Colour'],
    ['Part number;Quantity;\nDB-0150;2;urgent', 400, '3'],
  ] as const)(
    'a file’s column is read, known and not used, or named in the refusal (D55)',
    async ([content, expected, column], { shop }) => {
      const { token } = await manager(shop);
      const form = new FormData();
      form.append('file', new File([content], 'list.csv'));
      const body = new Response(form);
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/List/ReadListFile',
        headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      expect(answer.statusCode).toBe(expected);
      if (column === null) expect(answer.json().rows).toMatchObject([{ part: 'DB-0150', productQuantity: '2' }]);
      else expect(answer.json().errors[0].message).toContain(column);
    },
  );

  test.for([
    ['N° de série', 'Machine'],
    ['Seriennummer', 'Maschine'],
    ['Matricola', 'Macchina'],
    ['N.º de serie', 'Máquina'],
  ])('serial and machine are read under %s and %s', ([serial, machine]) => {
    const read = listRowsInText(`Part number;Quantity;${serial};${machine}\nDB-0150;2;P5;Press 3`);
    const [row] = read.rows;
    expect(read.unknownColumn).toBeNull();
    expect(row).toEqual({ part: 'DB-0150', width: '', quantity: '2', note: '', serial: 'P5', machine: 'Press 3' });
  });

  test.for([
    ['number and quantity alone', [{ part: 'DB-1', width: '', quantity: 'x', note: '' }], 'DB-1\t\tx'],
    [
      'what was noted too, below headings',
      [
        { part: 'DB-1', width: '50 mm', quantity: '2', note: '"left" side', serial: 'P5', machine: '' },
        { part: 'DB-2', width: '', quantity: '1', note: '', serial: '', machine: 'Press "3"' },
      ],
      'Part number\tWidth\tQuantity\tNote\tSerial\tMachine\n' +
        'DB-1\t50 mm\t2\t"""left"" side"\tP5\t\nDB-2\t\t1\t\t\tPress "3"',
    ],
  ] as const)('are written as they are read: %s', ([, rows, text]) => {
    expect(textOfListRows(rows)).toBe(text);
    expect(listRowsInText(text).rows).toMatchObject(rows);
  });

  test('a first row that is no heading is a row', () => {
    expect(listRowsInText('note;3\nDB-0150;2').rows).toEqual([
      { part: 'note', width: '', quantity: '3', note: '', serial: '', machine: '' },
      { part: 'DB-0150', width: '', quantity: '2', note: '', serial: '', machine: '' },
    ]);
  });
});

test('the labels of a list are a PDF; another company’s are not found (G4)', async ({ shop }) => {
  const caller = await manager(shop);
  const listId = await listWith(shop, caller, { lines: TWO });
  const get = (token: string) =>
    shop.app.inject({
      url: `/List-Labels.pdf?id=${listId}&sheet=2x7&first=14&right=1.5`,
      headers: { authorization: `Bearer ${token}` },
    });
  const { statusCode, headers, rawPayload } = await get(caller.token);
  expect([statusCode, headers['content-type'], rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(rawPayload.toString('latin1')).toContain('/Count 2'); // the last label of a sheet, and one of the next
  expect((await get((await manager(shop)).token)).statusCode).toBe(404);
});

test('a list goes into the basket with the basket’s own call, including serial and machine (G4)', async ({ shop }) => {
  const caller = await manager(shop);
  const line = { ...(await lineOf(shop, { part: 'DB-0150', quantity: 3 })), serial: 'P5-0042', machine: 'Press 3' };
  const made = await caller.post('/api/List/CreateList', { listName: 'Marked', isCompanys: false, lines: [line] });
  const [kept] = (await caller.get(`/api/List/GetList/${made.body.listId}`)).body.lines;
  const cartGuid = await cartWith(shop, caller);
  const { productId, variantId, quantity, serial, machine } = kept;
  const lines = [{ productId, variantId, quantity, serial, machine }];
  expect((await caller.post('/api/Cart/AddItems', { cartGuid, lines })).body.addedLines).toBe(1);
  const [item] = (await caller.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body;
  expect([item.serial, item.machine, item.productQuantity]).toEqual(['P5-0042', 'Press 3', 3]);
});

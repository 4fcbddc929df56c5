import { describe, expect } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { lastNotes, newProduct, productForm } from './testing/staff-at-work.ts';

const FROM = '2025-01-13';

function save(staff: ApiCaller, productId: number, parts: readonly (readonly [string, number?])[], more: object = {}) {
  const named = parts.map(([part, quantity = 1]) => ({ part, quantity }));
  return staff.post('/api/Product/SaveReplacement', { productId, fromOn: FROM, note: '', parts: named, ...more });
}

async function edited(staff: ApiCaller, productId: number) {
  return (await staff.get(`/api/Product/GetReplacementForEdit/${productId}`)).body;
}

/** Reads the replacements of a part as the shop shows them, with their quantities. */
async function readReplacements(shop: TestShop, productId: number): Promise<[string, number][]> {
  const { body } = await shop.api.get(`/api/Product/GetReplacement/${productId}`);
  return (body.successors ?? []).map((each: { productName: string; quantity: number }) => [
    each.productName,
    each.quantity,
  ]);
}

async function parts(shop: TestShop, count: number) {
  return Promise.all(Array.from({ length: count }, () => newProduct(shop, productForm())));
}

describe('a replaced part (J5)', () => {
  test('staff name the replacement, in any notation, with a day and a note; the history has it', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [old, one, two] = await parts(shop, 3);
    if (!old || !one || !two) throw new Error('not made');
    const loosely = one.name.toLowerCase().replace('-', ' ');
    expect((await save(staff, old.id, [[loosely, 2], [two.name]], { note: 'See the sheet.', version: 0 })).body).toBe(
      1,
    );
    expect(await edited(staff, old.id)).toMatchObject({
      fromOn: FROM,
      note: 'See the sheet.',
      parts: [
        { productId: one.id, part: one.name, quantity: 2 },
        { productId: two.id, part: two.name, quantity: 1 },
      ],
      version: 1,
    });
    expect((await edited(staff, one.id)).replaces).toEqual([{ productId: old.id, part: old.name, quantity: 2 }]);
    expect(await readReplacements(shop, old.id)).toEqual([
      [one.name, 2],
      [two.name, 1],
    ]);
    expect((await lastNotes(shop, 1))[0]).toMatchObject({
      action: 'saved replacement of',
      entity: 'product',
      entityId: String(old.id),
      before: null,
      after: { replacedFrom: FROM, replacedBy: [`2 x ${one.name}`, `1 x ${two.name}`] },
    });
  });

  test('chains are followed to their end, quantities multiplied; a circle is refused, however long', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const [a, b, c, d] = await parts(shop, 4);
    if (!a || !b || !c || !d) throw new Error('not made');
    await save(staff, a.id, [[b.name, 2]]);
    await save(staff, b.id, [[c.name, 3], [d.name]]);
    expect(await readReplacements(shop, a.id)).toEqual([
      [c.name, 6],
      [d.name, 2],
    ]);
    for (const circle of [a.name, b.name, c.name]) {
      const refused = await save(staff, c.id, [[circle]]);
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [{ field: 'parts', message: 'A part cannot be replaced by itself, directly or through other parts' }],
      ]);
    }
    expect(await readReplacements(shop, c.id)).toEqual([]);
  });

  test('of fifty that would close circles at once, none remains', async ({ shop }) => {
    const staff = await shop.asStaff();
    const ring = await parts(shop, 5);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const [from, to] = [ring[at % 5], ring[(at + 1) % 5]];
        return from && to ? save(staff, from.id, [[to.name]]) : staff.get('/api');
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const ends = await Promise.all(ring.map(({ id }) => readReplacements(shop, id)));
    expect(ends.filter((end) => end.length === 0)).toHaveLength(1);
  });

  test('nothing is shown before the day, or while a successor is not on offer', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [old, later] = await parts(shop, 2);
    const inactive = await newProduct(shop, { productStatus: 2 });
    if (!old || !later) throw new Error('not made');
    await save(staff, old.id, [[later.name]], { fromOn: '2099-12-03' });
    expect(await readReplacements(shop, old.id)).toEqual([]);
    await save(staff, old.id, [[later.name], [inactive.name]]);
    expect(await readReplacements(shop, old.id)).toEqual([]);
    await save(staff, old.id, [[later.name]]);
    expect(await readReplacements(shop, old.id)).toEqual([[later.name, 1]]);
  });

  test('an empty list removes it; the same again leaves no entry; a save on top of somebody else’s is refused', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const [old, other] = await parts(shop, 2);
    if (!old || !other) throw new Error('not made');
    await save(staff, old.id, [[other.name]]);
    await save(staff, old.id, [[other.name]]);
    expect((await edited(staff, old.id)).version).toBe(1);
    expect((await save(await shop.asStaff(), old.id, [[other.name, 2]], { version: 0 })).status).toBe(409);
    expect((await save(staff, old.id, [], { fromOn: '', version: 1 })).body).toBe(1);
    expect(await edited(staff, old.id)).toMatchObject({ fromOn: null, parts: [], version: 0 });
    expect((await lastNotes(shop, 1))[0]).toMatchObject({ action: 'saved replacement of', after: null });
  });

  test.for([
    [
      'an unknown number',
      { parts: [{ part: 'NOT-THERE-9', quantity: 1 }] },
      'There is no part with the number NOT-THERE-9',
    ],
    [
      'a part twice',
      { parts: [{ part: 'DB-0150' }, { part: 'db 0150' }] },
      'DB-0150 is listed twice: please enter its quantity once',
    ],
    [
      'half a part',
      { parts: [{ part: 'DB-0150', quantity: 0.5 }] },
      'The replacement quantity must be a whole number from 1 to 100',
    ],
    ['no day', { parts: [{ part: 'DB-0150' }], fromOn: '' }, 'Please enter the date as dd/mm/yyyy'],
    ['no such day', { parts: [{ part: 'DB-0150' }], fromOn: '2025-02-30' }, 'Please enter the date as dd/mm/yyyy'],
    ['no list', { parts: 'DB-0150' }, 'Please enter the replacement parts'],
  ] as const)('%s is refused', async ([, wrong, sentence], { shop }) => {
    const { id } = await newProduct(shop);
    const { status, body } = await (
      await shop.asStaff()
    ).post('/api/Product/SaveReplacement', { productId: id, fromOn: FROM, note: '', ...wrong });
    expect([status, body.errors[0].message]).toEqual([400, sentence]);
  });
});

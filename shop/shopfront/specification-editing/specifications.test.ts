import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { productTypes } from '../../catalogue/specifications/tables.ts';
import { ours, stock } from '../../catalogue/parts/testing/sample-parts.ts';
import { lastNotes } from '../product-editing/testing/staff-at-work.ts';
import type { EditedSpecifications, StaffProductType } from './paths.ts';

const saveType = '/api/ProductType/SaveProductType';
const save = '/api/Product/SaveSpecifications';

/** Creates a separate type with one part, independent of other tests. */
async function pumps(shop: TestShop, name: string) {
  const staff = await shop.asStaff();
  const attribute = (title: string, rest: object) => ({ id: 0, name: title, sortOrder: 0, ...rest });
  const { body: typeId } = await staff.post(saveType, {
    id: 0,
    name,
    sortOrder: 50,
    attributes: [
      attribute('Flow', { unit: 'l', kind: 'number', sortOrder: 2 }),
      attribute('Bore', { unit: 'mm', kind: 'number', sortOrder: 1 }),
      attribute('Ink', { kind: 'word', sortOrder: 3 }),
      attribute('Heated', { kind: 'flag', sortOrder: 4 }),
    ],
  });
  const [productId = 0] = await stock(shop, { name: `${name.toUpperCase()}-1` });
  const types = async (): Promise<StaffProductType[]> => (await staff.get('/api/ProductType/GetProductTypes')).body;
  const type = async () => {
    const found = (await types()).find(({ id }) => id === typeId);
    if (found === undefined) throw new Error(`There is no type ${name}.`);
    return found;
  };
  const idOf = async (title: string) => (await type()).attributes.find((each) => each.name === title)?.id ?? 0;
  const read = async (): Promise<EditedSpecifications> =>
    (await staff.get(`/api/Product/GetSpecifications/${productId}`)).body;
  return { staff, typeId: Number(typeId), productId, type, idOf, read };
}

/** Reads the specifications from the page of a part. */
async function shown(shop: TestShop, productId: number) {
  const { body } = await ours(shop, `/api/Product/GetProductDetail/${productId}`);
  return body;
}

describe('staff edit product types with their attributes (I1)', () => {
  test('in their order; unnamed ones stay', async ({ shop }) => {
    const { staff, type, typeId } = await pumps(shop, 'Diaphragm pump');
    const stored = await type();
    expect(stored.attributes.map(({ name }) => name)).toEqual(['Bore', 'Flow', 'Ink', 'Heated']);
    expect(stored).toMatchObject({ name: 'Diaphragm pump', archived: false, version: 1, products: 0 });
    const [bore, flow] = stored.attributes;
    const swapped = [
      { ...bore, name: 'Flow' },
      { ...flow, name: 'Bore' },
    ].map(({ values: _values, ...attribute }) => attribute);
    const { status } = await staff.post(saveType, { ...stored, attributes: swapped });
    expect(status).toBe(200);
    expect((await type()).attributes.map(({ name }) => name)).toEqual(['Flow', 'Bore', 'Ink', 'Heated']);
    const [note] = await lastNotes(shop, 1);
    expect(note).toMatchObject({ entity: 'product type', entityId: String(typeId), action: 'saved' });
  });

  test('a name is unique, and an attribute belongs to its type', async ({ shop }) => {
    const one = await pumps(shop, 'Gear pump');
    const other = await pumps(shop, 'Hose pump');
    const taken = await one.staff.post(saveType, { id: 0, name: 'GEAR PUMP', sortOrder: 1, attributes: [] });
    expect([taken.status, taken.body.errors]).toEqual([
      400,
      [{ field: 'name', message: 'Another type already has this name' }],
    ]);
    const twice = await one.staff.post(saveType, {
      ...(await one.type()),
      attributes: [{ id: 0, name: 'bore', kind: 'word', sortOrder: 9 }],
    });
    expect(twice.status).toBe(400);
    const foreign = await one.staff.post(saveType, {
      ...(await one.type()),
      attributes: [{ id: await other.idOf('Bore'), name: 'Mine', kind: 'word', sortOrder: 1 }],
    });
    expect(foreign.status).toBe(404);
  });

  test('names are compared in the database’s lower case, and contain no separator of values in files', async ({
    shop,
  }) => {
    const { staff, type } = await pumps(shop, 'Rotary pump');
    const added = async (...names: string[]) => {
      const attributes = names.map((name) => ({ id: 0, name, kind: 'word', sortOrder: 9 }));
      const { status, body } = await staff.post(saveType, { ...(await type()), attributes });
      return [status, body.errors];
    };
    const taken = { field: 'attributes.0.name', message: 'Another attribute of this type already has this name' };
    expect(await added('İnk')).toEqual([400, [taken]]); // a dotted capital: two characters in JavaScript's lower case
    expect(await added('Maß', 'MAß')).toEqual([400, [{ ...taken, field: 'attributes.1.name' }]]);
    expect(await added('Bore | outer')).toEqual([
      400,
      [{ field: 'attributes.0.name', message: 'The name of an attribute must not contain |' }],
    ]);
    expect((await type()).attributes).toHaveLength(4);
  });

  test('the meaning of figures that parts have cannot change', async ({ shop }) => {
    const { staff, type, typeId, productId, idOf } = await pumps(shop, 'Piston pump');
    const bore = await idOf('Bore');
    await staff.post(save, { productId, typeId, values: [{ attributeId: bore, text: '25' }] });
    const changed = async (change: object) => {
      const stored = await type();
      const { values: _values, ...attribute } = stored.attributes.find(({ id }) => id === bore) ?? { values: 0 };
      return (await staff.post(saveType, { ...stored, attributes: [{ ...attribute, ...change }] })).status;
    };
    expect(await changed({ unit: 'inch' })).toBe(400);
    expect(await changed({ unit: '' }), 'which could be called inches next').toBe(400);
    expect(await changed({ unit: 'mmm' })).toBe(400);
    expect(await changed({ kind: 'word' })).toBe(400);
    expect(await changed({ unit: 'millimetre' })).toBe(200);
    expect(await changed({ kind: 'range' })).toBe(200);
    expect(await changed({ name: 'Bore of the pump' })).toBe(200);
  });

  test('an unknown unit may be corrected once, even if parts have figures in it', async ({ shop }) => {
    const { staff, type, typeId, productId, idOf } = await pumps(shop, 'Foot pump');
    const flow = await idOf('Flow');
    const named = async (unit: string) => {
      const stored = await type();
      const attributes = stored.attributes.flatMap(({ values: _values, ...each }) =>
        each.id === flow ? [{ ...each, unit }] : [],
      );
      return (await staff.post(saveType, { ...stored, attributes })).status;
    };
    expect(await named('litre!'), 'nothing has a value yet').toBe(200);
    await staff.post(save, { productId, typeId, values: [{ attributeId: flow, text: '3' }] });
    expect(await named('l')).toBe(200);
    expect(await named('ml')).toBe(400);
  });

  test('a save on top of somebody else’s is refused', async ({ shop }) => {
    const { staff, type } = await pumps(shop, 'Lobe pump');
    const seen = await type();
    expect((await staff.post(saveType, { ...seen, attributes: [] })).status).toBe(200);
    const other = await shop.asStaff();
    expect((await other.post(saveType, { ...seen, attributes: [] })).status).toBe(409);
  });
});

describe('staff set the specifications of a product (I1)', () => {
  test('typed as people write them; page, search and filters follow', async ({ shop }) => {
    const { staff, typeId, productId, idOf, read } = await pumps(shop, 'Screw pump');
    const values = [
      { attributeId: await idOf('Bore'), text: '6"' },
      { attributeId: await idOf('Flow'), text: '0,15' },
      { attributeId: await idOf('Ink'), text: 'varnish; Zirkonwhite' },
      { attributeId: await idOf('Heated'), text: 'yes' },
    ];
    expect((await staff.post(save, { productId, typeId, values })).body).toBe(1);
    expect((await read()).values.map(({ text }) => text)).toEqual(['152.4', '0.15', 'varnish; Zirkonwhite', 'yes']);
    const { specifications } = await shown(shop, productId);
    expect(specifications).toMatchObject([
      { name: 'Bore', unit: 'mm', low: 152.4 },
      { name: 'Flow', low: 0.15 },
      { name: 'Ink', words: ['varnish', 'Zirkonwhite'] },
      { name: 'Heated', flag: true },
    ]);
    const found = await ours(shop, '/api/Product/GetListing?keyword=zirkonwhite');
    expect(found.body.products.map(({ name }: { name: string }) => name)).toEqual(['SCREW PUMP-1']);
    const [note] = await lastNotes(shop, 1);
    expect(note).toMatchObject({
      entity: 'product',
      entityId: String(productId),
      action: 'saved specifications of',
      before: { type: '', specifications: [] },
      after: {
        type: 'Screw pump',
        specifications: ['Bore: 152.4 mm', 'Flow: 0.15 l', 'Ink: varnish; Zirkonwhite', 'Heated: yes'],
      },
    });
  });

  test('omitted ones are removed, archived ones stay', async ({ shop }) => {
    const { staff, typeId, productId, idOf, type, read } = await pumps(shop, 'Vane pump');
    const [bore, ink] = [await idOf('Bore'), await idOf('Ink')];
    const both = [
      { attributeId: bore, text: '10' },
      { attributeId: ink, text: 'Wqzvkj' },
    ];
    const found = async () => (await ours(shop, '/api/Product/GetListing?keyword=wqzvkj')).body.products.length;
    await staff.post(save, { productId, typeId, values: both });
    const archive = async (archived: boolean) => {
      const stored = await type();
      const attributes = stored.attributes.map(({ values: _values, ...each }) => ({
        ...each,
        archived: each.id === ink && archived,
      }));
      expect((await staff.post(saveType, { ...stored, attributes })).status).toBe(200);
    };
    expect(await found()).toBe(1);
    await archive(true);
    expect(await found()).toBe(0);
    expect((await shown(shop, productId)).specifications.map(({ name }: { name: string }) => name)).toEqual(['Bore']);
    expect((await read()).values).toEqual([{ attributeId: bore, variantId: null, text: '10' }]);
    await staff.post(save, { productId, typeId, values: [] });
    await archive(false);
    expect((await read()).values).toEqual([{ attributeId: ink, variantId: null, text: 'Wqzvkj' }]);
    expect(await found()).toBe(1);
    await staff.post(save, { productId, typeId: null, values: [] });
    expect(await read()).toMatchObject({ typeId: null, values: [] });
  });

  test('every invalid value is named, and nothing is saved', async ({ shop }) => {
    const { staff, typeId, productId, idOf, read } = await pumps(shop, 'Hand pump');
    const refused = await staff.post(save, {
      productId,
      typeId,
      values: [
        { attributeId: await idOf('Bore'), text: 'wide' },
        { attributeId: await idOf('Flow'), text: '1' },
        { attributeId: await idOf('Flow'), text: '2' },
        { attributeId: 1, text: '3' },
        { attributeId: await idOf('Ink'), variantId: 1, text: 'UV' },
      ],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'values.0.text',
      'values.2.attributeID',
      'values.3.attributeID',
      'values.4.attributeID',
    ]);
    expect((await read()).values).toEqual([]);
  });

  test('for single widths, if it comes in several', async ({ shop }) => {
    const { staff, typeId, productId, idOf, read } = await pumps(shop, 'Foil');
    await shop.shop.db.update(products).set({ familyId: 1 }).where(eq(products.id, productId));
    const [width] = (await read()).widths;
    if (width === undefined) throw new Error('The family has no width.');
    const attributeId = await idOf('Bore');
    await staff.post(save, {
      productId,
      typeId,
      values: [
        { attributeId, text: '76' },
        { attributeId, variantId: width.id, text: '25' },
      ],
    });
    expect((await read()).values).toEqual([
      { attributeId, variantId: null, text: '76' },
      { attributeId, variantId: width.id, text: '25' },
    ]);
  });

  test('one of two simultaneous saves is refused', async ({ shop }) => {
    const { staff, typeId, productId, idOf, read } = await pumps(shop, 'Twin pump');
    const attributeId = await idOf('Bore');
    await staff.post(save, { productId, typeId, values: [{ attributeId, text: '1' }] });
    const { version } = await read();
    const answers = await Promise.all(
      [staff, await shop.asStaff()].map((person, index) =>
        person.post(save, { productId, typeId, version, values: [{ attributeId, text: String(index + 2) }] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a part cannot get an archived type', async ({ shop }) => {
    const { staff, typeId, productId } = await pumps(shop, 'Old pump');
    await shop.shop.db.update(productTypes).set({ archived: true }).where(eq(productTypes.id, typeId));
    expect((await staff.post(save, { productId, typeId, values: [] })).status).toBe(400);
  });
});

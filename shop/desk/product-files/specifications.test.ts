import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { attributes } from '../../catalogue/specifications/tables.ts';
import { products, specifications } from '../../catalogue/parts/tables.ts';
import { changesOf, exportedText, sendImport, take } from './testing/send-import.ts';

type Staff = Awaited<ReturnType<TestShop['asStaff']>>;

/** A doctor blade of the sample data, of type 4. */
const BLADE = 140;
const HEAD = 'productID,productName,productType,specifications';

async function cellsOf(shop: TestShop, staff: Staff, id: number): Promise<string[]> {
  const rows: Record<string, string>[] = parse(await exportedText(shop, staff, 'products.csv'), {
    columns: true,
    bom: true,
  });
  const row = rows.find((each) => each['productID'] === String(id)) ?? {};
  return ['productName', 'productType', 'specifications'].map((name) => row[name] ?? '');
}

async function measured(staff: Staff, productId: number) {
  const { body } = await staff.get(`/api/Product/GetSpecifications/${productId}`);
  return body as { typeId: number | null; values: { attributeId: number; variantId: number | null; text: string }[] };
}

test('specifications are exported with the products, imported, and can be undone (I1)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const before = await measured(staff, BLADE);
  const [name, type, cell] = await cellsOf(shop, staff, BLADE);
  expect([type, cell]).toEqual(['Doctor blade', expect.stringContaining('Thickness: 0.15 mm')]);

  const edited = cell?.replace('Thickness: 0.15 mm', ' thickness : 8 thou ');
  const sent = await sendImport(shop, staff, `${HEAD}\n${BLADE},${name},doctor blade,${edited}\n`);
  const after = cell?.replace('0.15 mm', '0.2032 mm');
  expect([sent.errors, await changesOf(staff, sent.id)]).toEqual([
    [],
    [[2, name, `specifications: ${cell} → ${after}`]],
  ]);
  expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
  expect(await cellsOf(shop, staff, BLADE)).toEqual([name, type, after]);
  const { rows } = await shop.shop.db.execute(
    `select after ->> 'specifications' as specifications from audit_entries where entity = 'product' and action = 'imported'`,
  );
  expect(rows).toEqual([{ specifications: expect.stringContaining('Thickness: 0.2032 mm') }]);

  expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
  expect((await measured(staff, BLADE)).values).toEqual(before.values);
});

test('a new part, a part without a type and a part of another type are recognised by their cells (I1)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const [name] = await cellsOf(shop, staff, BLADE);
  const text = [
    `${HEAD},productPriceDollar,stockLevel`,
    '0,DB-NEW,Doctor blade,"Thickness: 0,2",10,1',
    `${BLADE},${name},,,25,85`,
  ].join('\n');
  const sent = await sendImport(shop, staff, text);
  expect(sent.errors).toEqual([]);
  expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
  expect(await measured(staff, BLADE)).toMatchObject({ typeId: null, values: [] });
  const [added] = await shop.shop.db.select().from(products).where(eq(products.name, 'DB-NEW'));
  expect(await cellsOf(shop, staff, added?.id ?? 0)).toEqual(['DB-NEW', 'Doctor blade', 'Thickness: 0.2 mm']);
  expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
  expect((await cellsOf(shop, staff, BLADE))[1]).toBe('Doctor blade');
});

test('wrong cells are named, and another type alone never silently removes values (I1)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const refused = async (text: string) => {
    const { state, errors } = await sendImport(shop, staff, text);
    return [state, ...errors.map(({ column, message }) => [column, message])];
  };
  expect(await refused(`${HEAD}\n${BLADE},DB-0150,Nonsense,Thickness: 1\n`)).toEqual([
    'refused',
    ['productType', 'There is no product type “Nonsense”'],
  ]);
  const refusedCell = async (cell: string) => refused(`${HEAD}\n${BLADE},DB-0150,Doctor blade,"${cell}"\n`);
  expect(await refusedCell('Thickness: 1,000')).toEqual([
    'refused',
    ['specifications', 'Thickness: enter a number in mm, such as 0.15, 0,15 or 15 thou'],
  ]);
  expect(await refusedCell('Thickness: 1 | thickness: 2')).toEqual([
    'refused',
    ['specifications', '“thickness: 2”: this attribute appears twice in the cell'],
  ]);
  expect(await refusedCell('Thickness (50 mm): 1')).toEqual([
    'refused',
    [
      'specifications',
      '“Thickness (50 mm): 1” is not an attribute of this type: write Name: value or Name (width): value, separated by |',
    ],
  ]);
  expect(await refused(`productID,productName,productType\n${BLADE},DB-0150,Tape\n`)).toEqual([
    'refused',
    ['productType', 'The new type has other attributes: include the column specifications, empty to clear them'],
  ]);
});

test('a value measured meanwhile, or an attribute with another unit, blocks the import (I1)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const [name, , cell] = await cellsOf(shop, staff, BLADE);
  const row = (thickness: string) => `${HEAD}\n${BLADE},${name},Doctor blade,${cell?.replace('0.15 mm', thickness)}\n`;
  const sent = await sendImport(shop, staff, row('0.3'));
  const { typeId, values } = await measured(staff, BLADE);
  const saved = await staff.post('/api/Product/SaveSpecifications', {
    productId: BLADE,
    typeId,
    values: values.map((value) => ({ ...value, text: value.text.replace('0.15', '0.18') })),
  });
  expect(saved.body).toBe(1);
  const { state, conflicts } = await take(staff, 'Apply', sent.id);
  expect([state, conflicts.map(({ reason }) => reason)]).toEqual([
    'checked',
    ['Its type or specifications have changed since.'],
  ]);

  await shop.shop.db.delete(specifications).where(eq(specifications.productId, BLADE));
  const again = await sendImport(shop, staff, `${HEAD}\n${BLADE},${name},Doctor blade,Thickness: 0.3 mm\n`);
  await shop.shop.db
    .update(attributes)
    .set({ kind: 'flag', unit: '' })
    .where(and(eq(attributes.typeId, typeId ?? 0), eq(attributes.name, 'Thickness')));
  expect((await take(staff, 'Apply', again.id)).conflicts.map(({ reason }) => reason)).toEqual([
    'Its type or specifications have changed since.',
  ]);
  expect((await measured(staff, BLADE)).values).toEqual([]);
  expect(await shop.shop.db.$count(auditEntries, eq(auditEntries.action, 'imported'))).toBe(0);
});

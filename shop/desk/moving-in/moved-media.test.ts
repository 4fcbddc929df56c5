import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { smallPdf } from '../../trade/documents/testing/small-pdf.ts';
import { executeNextEffect } from '../notifications/execute-effects.ts';
import { nameEverything } from '../moving-out/export-everything.ts';
import { check, checkWithDocuments, count, faultsOf, step } from './testing/moves.ts';

const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9"/></svg>');

/** The numbers by which rows of the sample shop are named. */
async function numberOf({ shop, owner }: TestShop, kind: string, table: string, where: string): Promise<string> {
  await nameEverything(shop.db);
  const { rows } = await owner.$client.query<{ number: string }>(
    `select external_id as number from external_ids join ${table} on ${table}.id = entity_id where kind = '${kind}' and ${where}`,
  );
  return rows[0]?.number ?? '';
}

describe('drawings of one assembly (J4)', () => {
  const MODEL_OF = `(select name from press_models where id = model_id)`;

  /** Rows of revisions with their ranges, as from and to. */
  async function checkDrawings(
    shop: TestShop,
    rows: readonly string[],
    where = `${MODEL_OF} = '830' and path = 'Drive'`,
  ) {
    const assembly = await numberOf(shop, 'assemblies', 'press_assemblies', where);
    const content = ['externalId,assembly,revision,from,to,file', ...rows.map((row) => row.replace('*', assembly))];
    return checkWithDocuments(shop, [{ name: 'drawings.csv', content: content.join('\n') }], { 'drive.svg': DRAWING });
  }

  test.for([
    ['two of a file', ['D1,*,X,830-1,830-99,drive.svg', 'D2,*,Y,830-99,,drive.svg'], 3],
    ['one of a file and one of the shop', ['D3,*,X,2200-5,2200-9,drive.svg'], 2],
  ] as const)('that are for the same press are named by the dry run: %s', async ([what, rows, row], { shop }) => {
    const where = what.startsWith('two') ? `path = 'Electrics'` : `path = 'Print-unit' and ${MODEL_OF} = '2200'`;
    const checked = await checkDrawings(shop, rows, where);
    expect([checked.state, faultsOf(checked)]).toEqual([
      'refused',
      [['drawings.csv', row, 'from', 'staff-refusal.drawing.overlap']],
    ]);
  });

  test('whose range ends before it begins are named', async ({ shop }) => {
    const checked = await checkDrawings(shop, ['D4,*,X,830-9,830-1,drive.svg']);
    expect(faultsOf(checked)).toEqual([['drawings.csv', 2, 'to', 'staff-refusal.press.reversed']]);
  });

  test('can end where the next revision of the same file begins, and undoing opens it again', async ({ ownShop }) => {
    const number = await numberOf(
      ownShop,
      'drawings',
      'press_drawings',
      `assembly_id = (select id from press_assemblies where ${MODEL_OF} = '830' and path = 'Drive')`,
    );
    const first = await checkDrawings(ownShop, [`D5,*,B,830-500,,drive.svg`]);
    expect(faultsOf(first), 'the revision of the shop has no end').toEqual([
      ['drawings.csv', 2, 'from', 'staff-refusal.drawing.overlap'],
    ]);
    const { rows } = await ownShop.owner.$client.query<{ hash: string; revision: string }>(
      `select image_hash as hash, revision from press_drawings where id = (select entity_id from external_ids where kind = 'drawings' and external_id = '${number}')`,
    );
    const present = `${number},*,${rows[0]?.revision},,830-499,${rows[0]?.hash}.png`;
    const both = await checkDrawings(ownShop, [present, 'D5,*,B,830-500,,drive.svg']);
    expect([both.state, faultsOf(both), both.added, both.changed]).toEqual(['checked', [], 1, 1]);
    expect((await step(ownShop, both.id, 'apply')).conflicts).toEqual([]);
    expect(await count(ownShop, 'press_drawings', `to_serial = '830-499' or from_serial = '830-500'`)).toBe(2);
    expect((await step(ownShop, both.id, 'undo')).conflicts).toEqual([]);
    expect(await count(ownShop, 'press_drawings', `to_serial = '830-499' or from_serial = '830-500'`)).toBe(0);
  });
});

test('a picture that was not sent is named by its row', async ({ shop }) => {
  const content = 'externalId,partNumber,file\nPP-X,DB-0150,nowhere.png';
  const checked = await check(shop, [{ name: 'product-pictures.csv', content }]);
  expect(faultsOf(checked)).toEqual([['product-pictures.csv', 2, 'file', 'staff-rule.move.no-file']]);
});

describe('manuals and data sheets (A12, A29)', () => {
  const manuals = (file: string) => [{ name: 'manuals.csv', content: `name,file\nMoved manual,${file}` }];
  const sheets = (file: string) => [{ name: 'data-sheets.csv', content: `partNumber,file\nDB-0150,${file}` }];

  async function keyOf({ owner }: TestShop, table: 'manuals' | 'product_sheets', where: string): Promise<string> {
    const { rows } = await owner.$client.query<{ key: string }>(`select file_key as key from ${table} where ${where}`);
    return rows[0]?.key ?? '';
  }

  async function bringIn(shop: TestShop, files: ReturnType<typeof manuals>, name: string, words: string) {
    const { id, state } = await checkWithDocuments(shop, files, { [name]: smallPdf(words) });
    expect(state).toBe('checked');
    expect((await step(shop, id, 'apply')).conflicts).toEqual([]);
    return id;
  }

  test('undoing gives a replaced file back, and deletes the new one and nothing else', async ({ ownShop: shop }) => {
    const { files } = shop.shop;
    await bringIn(shop, manuals('first.pdf'), 'first.pdf', 'First');
    await bringIn(shop, sheets('sheet.pdf'), 'sheet.pdf', 'Sheet');
    const manualKey = () => keyOf(shop, 'manuals', `name = 'Moved manual'`);
    const sheetKey = () =>
      keyOf(shop, 'product_sheets', `product_id = (select id from products where name = 'DB-0150')`);
    const former = [await manualKey(), await sheetKey()];
    const replaced = [
      await bringIn(shop, manuals('second.pdf'), 'second.pdf', 'Second'),
      await bringIn(shop, sheets('other.pdf'), 'other.pdf', 'Other'),
    ];
    const fresh = [await manualKey(), await sheetKey()];
    expect(fresh.some((key) => former.includes(key))).toBe(false);
    for (const id of replaced.toReversed()) expect((await step(shop, id, 'undo')).conflicts).toEqual([]);
    while ((await executeNextEffect(shop.shop, undefined)) !== 'idle'); // deletes what is no longer needed
    expect([await manualKey(), await sheetKey()]).toEqual(former);
    expect(await Promise.all(former.map((key) => files.has(key)))).toEqual([true, true]);
    expect(await Promise.all(fresh.map((key) => files.has(key)))).toEqual([false, false]);
  });
});

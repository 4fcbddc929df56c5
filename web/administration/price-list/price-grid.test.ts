import { describe, expect, test } from 'vitest';
import type { ListedPrice } from '#shop/catalogue/price-lists/paths.ts';
import { cellOf, newRowCount, pasteBlock, quantitiesOf, readGrid, storedText } from './price-grid.ts';

const POUNDS = 2;

const blade: ListedPrice = {
  id: 12,
  priceListId: 1,
  target: 'part',
  productId: 140,
  productName: 'DB-0150',
  variantId: null,
  variantDetails: null,
  typeId: null,
  typeName: null,
  categoryId: null,
  categoryName: null,
  startsOn: '2026-01-01',
  period: 'now',
  breaks: [
    { fromQuantity: 1, unitPriceMinor: 2900, discountPercent: null },
    { fromQuantity: 10, unitPriceMinor: 2750, discountPercent: null },
  ],
};

const COLUMNS = ['part', 'width', 'startsOn', '1', '10'] as const;
const fromNew = { row: 'new0', column: 'part', rows: null, columns: COLUMNS } as const;

describe('reading the grid of a price list (K5)', () => {
  test('only changed rows are saved, each with all of its quantities', () => {
    const { prices, errors } = readGrid([blade], { 'cell.12.10': '26,50', 'cell.12.1': '29.00' }, POUNDS);
    expect(errors).toEqual({});
    expect(prices).toEqual([
      {
        part: 'DB-0150',
        width: '',
        typeId: null,
        categoryId: null,
        startsOn: '2026-01-01',
        breaks: [
          { fromQuantity: 1, unitPriceMinor: 2900 },
          { fromQuantity: 10, unitPriceMinor: 2650 },
        ],
      },
    ]);
    expect(readGrid([blade], { 'cell.12.1': '29.00' }, POUNDS).prices).toEqual([]);
  });

  test('an emptied cell removes its quantity, a dash alone ends the price', () => {
    const without = readGrid([blade], { 'cell.12.10': '' }, POUNDS).prices;
    expect(without[0]?.breaks).toEqual([{ fromQuantity: 1, unitPriceMinor: 2900 }]);
    expect(readGrid([blade], { 'cell.12.1': '-', 'cell.12.10': '' }, POUNDS).prices[0]?.breaks).toBeNull();
    expect(storedText({ ...blade, breaks: null }, '1')).toBe('–');
  });

  test('a new row has a part, and an empty day, which is today', () => {
    const { prices } = readGrid([], { 'cell.new0.part': 'DB-0025', 'cell.new0.1': '7.5 %' }, POUNDS);
    expect(prices).toEqual([
      { part: 'DB-0025', width: '', startsOn: '', breaks: [{ fromQuantity: 1, discountPercent: 7.5 }] },
    ]);
  });

  test.for([
    ['an amount that could be two', { 'cell.12.1': '1,234' }, 'cell.12.1', 'staff-rule.ladder.ambiguous'],
    ['no amount', { 'cell.12.10': 'call us' }, 'cell.12.10', 'staff-rule.ladder.cell'],
    ['another currency', { 'cell.12.1': '$29' }, 'cell.12.1', 'staff-rule.ladder.cell'],
    ['a dash beside a price', { 'cell.12.1': '–' }, 'cell.12.1', 'staff-rule.ladder.cell'],
    ['no price at all', { 'cell.12.1': '', 'cell.12.10': '' }, 'cell.12.1', 'staff-rule.ladder.empty'],
    ['a price without a part', { 'cell.new4.1': '5' }, 'cell.new4.part', 'staff-rule.ladder.part'],
  ] as const)('%s is refused at its cell', ([, cells, cell, key]) => {
    expect(readGrid([blade], cells, POUNDS).errors).toEqual({ [cell]: expect.objectContaining({ key }) });
  });

  test('a refusal of the call is shown at the cell that caused it', () => {
    const reading = readGrid([blade], { 'cell.12.10': '35', 'cell.new0.part': 'X', 'cell.new0.5': '1' }, POUNDS);
    expect(cellOf(reading, 'prices.0.breaks')).toBe('cell.12.1');
    expect(cellOf(reading, 'prices.0.breaks.1.unitPriceMinor')).toBe('cell.12.10');
    expect(cellOf(reading, 'prices.1.part')).toBe('cell.new0.part');
    expect(cellOf(reading, 'prices.1.startsOn')).toBe('cell.new0.startsOn');
    expect(cellOf(reading, 'version')).toBe('version');
  });
});

describe('pasting a block of a sheet', () => {
  test('fills cells to the right and below, and adds rows', () => {
    const block = 'DB-0150\t\t2027-01-01\t29.00\t27.50\nDB-0025\t20 mm\t\t15.00\t\n';
    expect(pasteBlock({}, block, fromNew)).toEqual({
      leftOut: 0,
      cells: {
        'cell.new0.part': 'DB-0150',
        'cell.new0.width': '',
        'cell.new0.startsOn': '01/01/2027',
        'cell.new0.1': '29.00',
        'cell.new0.10': '27.50',
        'cell.new1.part': 'DB-0025',
        'cell.new1.width': '20 mm',
        'cell.new1.startsOn': '',
        'cell.new1.1': '15.00',
        'cell.new1.10': '',
      },
    });
  });

  test('headings name the columns in any order, further quantities too', () => {
    const pasted = pasteBlock({}, 'From 50\tArtikelnummer\tPreis\n9\tDB-0150\t12', fromNew);
    expect(pasted).toEqual({
      leftOut: 0,
      cells: { 'cell.new0.50': '9', 'cell.new0.part': 'DB-0150', 'cell.new0.1': '12' },
    });
    expect(quantitiesOf([], 'cells' in pasted ? pasted.cells : {}, [])).toEqual([1, 50]);
  });

  test('a heading that no column has is named, and nothing is pasted', () => {
    expect(pasteBlock({}, 'Part\tColour\nDB-0150\tred', fromNew)).toEqual({ unknown: 'Colour' });
  });

  test('over stored prices it ends with the last of them, and what does not fit is counted', () => {
    const over = { row: '12', column: '10', rows: ['12', '13'], columns: COLUMNS } as const;
    expect(pasteBlock({}, '1\n2\n3\t4\n', over)).toEqual({
      leftOut: 2,
      cells: { 'cell.12.10': '1', 'cell.13.10': '2' },
    });
  });
});

test('a list without prices has columns for 1 and 10, and three rows to type into', () => {
  expect(quantitiesOf([], {}, [])).toEqual([1, 10]);
  expect(quantitiesOf([blade], {}, [5])).toEqual([1, 5, 10]);
  expect([newRowCount({}), newRowCount({ 'cell.new4.part': 'DB-0150' })]).toEqual([3, 8]);
});

import { expect, test } from 'vitest';
import type { TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { changeEntries, entriesOf, isPartWithoutWidths } from './entries.ts';
import { pageChanged } from './order-page.ts';
import type { CheckedRow } from '#shop/trade/quick-order/paths.ts';

const typed = (part: string, width = '', quantity = ''): TypedRow => ({ part, width, quantity });

/** Builds the checked row of a part with these widths. */
function checked(row: TypedRow, widths: readonly string[] = []): CheckedRow {
  return {
    ...row,
    product: {
      productId: 1,
      productName: row.part,
      productIntro: '',
      imageHash: null,
      cloudImageUrl: null,
      inStock: true,
      unit: null,
      promise: { inStock: 1, moreOn: null, weeks: null },
    },
    variantId: null,
    variantDetails: null,
    widths: widths.map((variantDetails, at) => ({ variantId: at + 1, variantDetails })),
    units: 1,
    price: null,
    lineTotalMinor: null,
    trouble: null,
    pressFit: null,
    joinedTo: null,
    isBeginning: false,
    remark: null,
    nearest: [],
    successors: [],
  };
}

/** The row after the answer about its part, which was requested before any further input. */
function answered(row: TypedRow, widths: readonly string[], isList = false): TypedRow | undefined {
  const asked = entriesOf([typed(row.part)]);
  const now = changeEntries(asked, { kind: 'type', id: 1, typed: row });
  return changeEntries(now, {
    kind: 'answer',
    asked: asked.slice(0, 1),
    rows: [checked(typed(row.part), widths)],
    isList,
  })[0]?.typed;
}

test.each([
  ['the count behind a part without widths is its quantity', typed('DB-0150', '12'), [], typed('DB-0150', '', '12')],
  ['a part with widths keeps the width that was typed', typed('TT-4015-25', '100'), ['100 mm'], undefined],
  ['a quantity that was typed is not replaced', typed('DB-0150', '12', '3'), [], undefined],
  ['text that is no count stays where it was typed', typed('DB-0150', '12 mm'), [], undefined],
] as const)('quick order: %s (G1)', (_, row, widths, expected) => {
  expect(answered(row, widths)).toEqual(expected ?? row);
});

test('quick order: in a pasted list nothing moves to another column (G1)', () => {
  expect(answered(typed('DB-0150', '12'), [], true)).toEqual(typed('DB-0150', '12'));
});

test('quick order: whether a part has widths is known while its width is typed (G1)', () => {
  const asked = entriesOf([typed('DB-0150')]);
  const [before] = asked;
  const rows = [checked(typed('DB-0150'))];
  const [after] = changeEntries(changeEntries(asked, { kind: 'type', id: 1, typed: { width: 'x' } }), {
    kind: 'answer',
    asked,
    rows,
    isList: false,
  });
  expect(before && isPartWithoutWidths(before)).toBe(false);
  expect(after && isPartWithoutWidths(after)).toBe(true);
});

test('quick order: cleared rows can be restored until something else is typed (G1)', () => {
  const page = { entries: entriesOf([checked(typed('DB-0150', '', '3'))]), beyond: [], cleared: null };
  const cleared = pageChanged(page, { kind: 'clear' });
  expect(cleared.entries.map((entry) => entry.typed)).toEqual([typed('')]);
  expect(pageChanged(cleared, { kind: 'undo-clear' })).toEqual(page);

  const goneOn = pageChanged(cleared, { kind: 'type', id: 1, typed: { part: 'D' } });
  expect(pageChanged(goneOn, { kind: 'undo-clear' })).toBe(goneOn);
});

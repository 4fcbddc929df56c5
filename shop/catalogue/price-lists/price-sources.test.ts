import { describe, expect, test } from 'vitest';
import type { Ladder } from '../pricing/ladder.ts';
import { GivenLists, type GivenList, type GivenRow } from './given-lists.ts';
import { PriceSources, type SourceRow, sourcesOf } from './price-sources.ts';

const LIST: GivenList = {
  id: 7,
  scope: 'company',
  title: '',
  currencyId: 2,
  startsOn: null,
  endsOn: null,
  exclusive: false,
  countsWidthsTogether: false,
  minQuantity: null,
  packSize: null,
  hasRules: false,
};
const at = (minor: number): Ladder => [{ from: 1, minor }];

function row(rest: Partial<SourceRow>): SourceRow {
  const part = { listId: 7, productId: 140, target: 'part', variantId: null, categoryId: null } as const;
  return { ...part, startsOn: '2026-01-01', ladder: at(900), ...rest };
}

describe('rows of one list (K1)', () => {
  test('the width takes precedence over the part, its type, its category and all parts', () => {
    const rows = [
      row({ target: 'all', productId: null, ladder: at(1) }),
      row({ target: 'category', categoryId: 4, ladder: at(2) }),
      row({ target: 'type', ladder: at(3) }),
      row({ ladder: at(4) }),
      row({ variantId: 9, ladder: at(5) }),
    ];
    const decided = rows.map((_, count) => sourcesOf(LIST, rows.slice(0, count + 1))[0]?.steps);
    expect(decided).toEqual([1, 2, 3, 4, 5].map((minor) => [{ from: '2026-01-01', ladder: at(minor) }]));
  });

  test('a row of a width is for no other width of the part', () => {
    const sources = new PriceSources([LIST], [140], [row({ variantId: 9 })]);
    expect(sources.of(140, 9)).toHaveLength(1);
    expect(sources.of(140, 8)).toEqual([]);
  });

  test('a row ends the previous one on its day; if the most specific one ends, the next one counts again', () => {
    const rows = [
      row({ ladder: at(4) }),
      row({ target: 'all', productId: null, ladder: at(1) }),
      row({ startsOn: '2027-07-01', ladder: null }),
      row({ startsOn: '2027-01-01', ladder: at(6) }),
    ];
    expect(sourcesOf(LIST, rows)[0]?.steps).toEqual([
      { from: '2026-01-01', ladder: at(4) },
      { from: '2027-01-01', ladder: at(6) },
      { from: '2027-07-01', ladder: at(1) },
    ]);
  });

  test('the days of a list are the first and the last on which its rows apply', () => {
    const list = { ...LIST, startsOn: '2026-03-01', endsOn: '2026-12-31' };
    expect(sourcesOf(list, [row({})])[0]?.steps).toEqual([
      { from: '2026-03-01', ladder: at(900) },
      { from: '2027-01-01', ladder: null },
    ]);
  });

  test('each of several categories is a source, so that their order never counts', () => {
    const rows = [
      row({ target: 'category', categoryId: 4, ladder: at(4) }),
      row({ target: 'category', categoryId: 2 }),
    ];
    expect(sourcesOf(LIST, rows).map(({ steps }) => steps[0]?.ladder)).toEqual([at(4), at(900)]);
  });

  test('a part that was not read is an error, never a wrong price', () => {
    expect(() => new PriceSources([LIST], [140], []).of(141, null)).toThrow('part 141');
  });
});

describe('lists of a company (K1)', () => {
  const given = (id: number, scope: GivenRow['scope'], rest: Partial<GivenRow> = {}): GivenRow => ({
    ...LIST,
    id,
    scope,
    companyId: scope === 'everybody' ? null : 1,
    ...rest,
  });
  const idsOf = (rows: readonly GivenRow[], companyId = 1) =>
    new GivenLists(rows).of(companyId, 2, '2026-11-26').map(({ id, scope }) => [id, scope]);

  test('come in order of precedence; those of other companies do not', () => {
    const rows = [
      given(3, 'everybody'),
      given(2, 'group'),
      given(1, 'group'),
      given(1, 'company'),
      given(4, 'company', { companyId: 2 }),
    ];
    expect(idsOf(rows)).toEqual([
      [1, 'company'],
      [2, 'group'],
      [3, 'everybody'],
    ]);
    expect(idsOf(rows, 5)).toEqual([[3, 'everybody']]);
  });

  test.for([
    ['of its currency', {}, true],
    ['of percentages alone', { currencyId: null }, true],
    ['of another currency', { currencyId: 3 }, false],
    ['on its last day', { endsOn: '2026-11-26' }, true],
    ['the day after', { endsOn: '2026-11-25' }, false],
    ['that begins later, since the change is announced', { startsOn: '2027-01-01' }, true],
  ] as const)('%s', ([, rest, isTheirs]) => {
    expect(idsOf([given(1, 'company', rest)])).toHaveLength(isTheirs ? 1 : 0);
  });
});

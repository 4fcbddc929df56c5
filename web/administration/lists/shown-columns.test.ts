import { describe, expect, test } from 'vitest';
import { addressOfColumns, shownColumns } from './shown-columns.ts';

const columns = ['code', 'name', 'status'].map((key) => ({ key, label: key, cell: () => key }));
const withExtra = [...columns, { key: 'weight', label: 'weight', isExtra: true, cell: () => 'weight' }];
const keysFor = (search: string) => shownColumns(columns, search).map(({ key }) => key);

describe('columns of a list (P3)', () => {
  test.for([
    ['', ['code', 'name', 'status']],
    ['?columns=status,code', ['status', 'code']],
    ['?columns=name,nothing,name', ['name']],
    ['?columns=nothing', ['code', 'name', 'status']],
  ] as const)('of the address %s are shown in its order', ([search, keys]) => {
    expect(keysFor(search)).toEqual(keys);
  });

  test('that are extra are shown only if they are asked for', () => {
    const shown = (search: string) => shownColumns(withExtra, search).map(({ key }) => key);
    expect(shown('')).toEqual(['code', 'name', 'status']);
    expect(shown('?columns=weight,code')).toEqual(['weight', 'code']);
    expect(addressOfColumns(withExtra, ['code', 'name', 'status'], '?columns=weight')).toBe('?');
  });

  test('are in the address only where they differ', () => {
    expect(addressOfColumns(columns, ['name', 'code'], '?search=ink&columns=code')).toBe(
      '?search=ink&columns=name%2Ccode',
    );
    expect(addressOfColumns(columns, ['code', 'name', 'status'], '?search=ink&columns=code')).toBe('?search=ink');
  });
});

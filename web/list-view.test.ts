import { describe, expect, test } from 'vitest';
import { isListView, viewCookie } from './view-cookie.ts';
import { isTableKept, isTableWanted } from './list-view.ts';

const asked = (address: string, cookie: string) =>
  isTableWanted(new Request(`http://shop.test${address}`, { headers: { cookie } }));

describe('the view of lists (G5)', () => {
  test.for([
    ['listView=table', true],
    ['token=1; listView=table; other=2', true],
    ['', false],
    ['listView=cards', false],
    ['listView=tables', false],
    ['myListView=table', false],
    ['note=listView=table', false],
  ] as const)('the cookies "%s" select a table: %s', ([cookies, isTable]) => {
    expect(isTableKept(cookies)).toBe(isTable);
  });

  test('the stored choice is read again', () => {
    expect(isTableKept(viewCookie('table').split(';')[0] ?? '')).toBe(true);
    expect(isTableKept(viewCookie('cards').split(';')[0] ?? '')).toBe(false);
  });

  test('an address may request cards for once', () => {
    expect(asked('/search?keyword=blade', 'listView=table')).toBe(true);
    expect(asked('/search?keyword=blade&view=cards', 'listView=table')).toBe(false);
    expect(asked('/search?keyword=blade', '')).toBe(false);
  });

  test.for([null, '', 'Table', 'matrix', 1])('%o is not a view', (value) => {
    expect(isListView(value)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { foldsCookie, foldsIn } from './menu-folds.ts';

describe('the folded groups of the menu', () => {
  test('are those of rarely used screens until somebody folds or opens one', () => {
    expect(foldsIn('')).toEqual(['content', 'setup', 'records']);
    expect(foldsIn('listView=table; cart=1')).toEqual(['content', 'setup', 'records']);
  });

  test('are remembered, also that none is folded', () => {
    const kept = (cookie: string) => cookie.split(';')[0] ?? '';
    expect(foldsIn(kept(foldsCookie(['sales', 'content'])))).toEqual(['sales', 'content']);
    expect(foldsIn(`cart=1; ${kept(foldsCookie([]))}; listView=table`)).toEqual([]);
  });

  test('leave out groups that no longer exist', () => {
    expect(foldsIn('menuFolds=records.shipping')).toEqual(['records']);
  });
});

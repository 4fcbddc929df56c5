import { describe, expect, test } from 'vitest';
import { promiseOf } from './promise.ts';

const TODAY = '2026-11-22';
const soon = [{ expectedOn: '2026-12-03' }, { expectedOn: '2027-01-15' }] as const;
const late = [{ expectedOn: '2026-11-21' }, { expectedOn: '2026-12-03' }] as const;

describe('promised dates of a part (L4)', () => {
  test.for([
    ['there, and more to come', 12, null, soon, { inStock: 12, moreOn: '2026-12-03', weeks: null }],
    ['not there, but expected', 0, 21, soon, { inStock: 0, moreOn: '2026-12-03', weeks: 3 }],
    ['an arrival that is late promises nothing', 0, null, late, { inStock: 0, moreOn: '2026-12-03', weeks: null }],
    ['one that is expected today does', 0, null, [{ expectedOn: TODAY }], { inStock: 0, moreOn: TODAY, weeks: null }],
    ['only its lead time is known', 0, 15, [], { inStock: 0, moreOn: null, weeks: 3 }],
    ['nothing is known', 0, null, [], { inStock: 0, moreOn: null, weeks: null }],
  ] as const)('%s', ([, stockLevel, leadTimeDays, arrivals, promise]) => {
    expect(promiseOf({ stockLevel, leadTimeDays }, arrivals, TODAY)).toEqual(promise);
  });
});

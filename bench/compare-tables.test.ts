import { expect, test } from 'vitest';
import { slowerRows } from './compare-tables.ts';

const HEAD = '| what | per second | p99 ms | ceiling | per second | ratio |\n| --- | --- | --- | --- | --- | --- |';
const table = (...rows: string[]) => [HEAD, ...rows].join('\n');

test('what fell by more than a tenth is reported, by its ratio where it has one', () => {
  const earlier = table(
    '| list | 2,000 | 22.0 | raw driver | 4,000 | 0.50 |',
    '| detail | 3,000 | 20.0 | raw driver | 6,000 | 0.50 |',
    '| basket | 1,000 | 23.0 |  |  |  |',
    '| page | 500 | 60.0 |  |  |  |',
    '| gone | 900 | 60.0 |  |  |  |',
  );
  const now = table(
    '| list | 900 | 44.0 | raw driver | 2,000 | 0.45 |',
    '| detail | 9,000 | 9.0 | raw driver | 20,454 | 0.44 |',
    '| basket | 901 | 23.0 |  |  |  |',
    '| page | 449 | 60.0 |  |  |  |',
    '| new | 1 | 60.0 |  |  |  |',
  );
  expect(slowerRows(earlier, now)).toEqual([
    'detail: 0.44 where it was 0.5 (of its ceiling)',
    'page: 449 where it was 500 (a second)',
  ]);
});

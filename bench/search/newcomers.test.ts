import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { ours } from '#shop/catalogue/parts/testing/sample-parts.ts';
import { placeOf } from './searches.ts';

interface Row {
  list: 'first' | 'second';
  asked: string;
  wanted: string;
}

/** Seventy searches in the words of someone who does not know the shop; the search was tuned on the first half only. */
const rows: Row[] = parse(readFileSync(new URL('newcomers.csv', import.meta.url), 'utf8'), { columns: true });

test.for(['first', 'second'] as const)(
  'of the %s 35 searches of a newcomer 34 have the right part among the first five (I2)',
  async (list, { shop }) => {
    const searches = rows.filter((row) => row.list === list);
    const missed: string[] = [];
    for (const { asked, wanted } of searches) {
      const { body } = await ours(shop, `/api/Product/GetListing?keyword=${encodeURIComponent(asked)}`);
      const partNumbers = body.products.map(({ name }: { name: string }) => name);
      const place = placeOf({ wanted: wanted.split('|') }, { partNumbers });
      if (place === 0 || place > 5) missed.push(`${asked}: ${partNumbers.slice(0, 5).join(' ')}`);
    }
    expect(searches).toHaveLength(35);
    expect(missed.slice(1), missed.join('\n')).toEqual([]);
  },
);

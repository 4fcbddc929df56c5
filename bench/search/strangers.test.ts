import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { ours } from '#shop/catalogue/parts/testing/sample-parts.ts';
import { placeOf } from './searches.ts';

/** Searches as strangers type them: carrier words, slips in every word, bare inches, symptoms, other makers' numbers. */
const rows: Record<'asked' | 'wanted' | 'within', string>[] = parse(
  readFileSync(new URL('strangers.csv', import.meta.url), 'utf8'),
  { columns: true },
);
/** Searches that find the right part first, and those that find it among the first five. */
const REACHED = { first: 34, withinFive: 35 };

test('of 35 searches of strangers the right part comes first, or among the first five (I2)', async ({ shop }) => {
  const outcomes: { place: number; isMet: boolean; report: string }[] = [];
  for (const { asked, wanted, within } of rows) {
    const { body } = await ours(shop, `/api/Product/GetListing?keyword=${encodeURIComponent(asked)}`);
    const partNumbers: string[] = body.products.map(({ name }: { name: string }) => name);
    const place = placeOf({ wanted: wanted.split('|') }, { partNumbers });
    const report = `${place} ${asked} (${wanted}): ${partNumbers.slice(0, 5).join(' ')} ${JSON.stringify(body.instead)}`;
    outcomes.push({ place, isMet: place > 0 && place <= Number(within), report });
  }
  const report = outcomes.map((outcome) => outcome.report).join('\n');
  if (process.env['SHOW_SEARCHES'] !== undefined) console.log(report);
  expect(rows).toHaveLength(35);
  const first = outcomes.filter(({ place }) => place === 1).length;
  const withinFive = outcomes.filter(({ place }) => place > 0 && place <= 5).length;
  expect({ first, withinFive }, report).toEqual(REACHED);
});

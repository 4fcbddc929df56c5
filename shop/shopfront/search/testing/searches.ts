import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { TestShop } from '#server/testing/test-shop.ts';
import { ours } from '#shop/catalogue/parts/testing/sample-parts.ts';

/** One search of a set: what somebody typed, and the part numbers, `*` as a wildcard, of which one must be found. */
export interface Search {
  asked: string;
  /** None: nothing may be found, or the page must say that it searched for something else. */
  wanted: readonly string[];
  /** Required rank: 1 or 5. */
  within: number;
  /** Half of a set that the search was tuned on. */
  list?: string;
}

export interface Outcome extends Search {
  /** Rank of the first wanted part, from 1; 0: missing. */
  place: number;
  /** As good as the set requires. */
  isMet: boolean;
  report: string;
}

/** A set of this folder: 'newcomers', 'strangers' or 'buyers'. */
export function readSearches(set: string): Search[] {
  const file = readFileSync(new URL(`searches/${set}.csv`, import.meta.url), 'utf8');
  const rows: Record<string, string>[] = parse(file, { columns: true });
  return rows.map(({ asked = '', wanted = '-', within = '5', list }) => ({
    asked,
    wanted: wanted === '-' ? [] : wanted.split('|'),
    within: Number(within),
    ...(list === undefined ? {} : { list }),
  }));
}

export async function searchFor(shop: TestShop, search: Search): Promise<Outcome> {
  const { body } = await ours(shop, `/api/Product/GetListing?keyword=${encodeURIComponent(search.asked)}`);
  const partNumbers: string[] = body.products.map(({ name }: { name: string }) => name);
  const place = partNumbers.findIndex((number) => search.wanted.some((pattern) => matches(number, pattern))) + 1;
  const isNothing = partNumbers.length === 0 || (body.instead ?? null) !== null;
  const isMet = search.wanted.length === 0 ? isNothing : place > 0 && place <= search.within;
  const report = `${place} ${search.asked} (${search.wanted.join('|')}): ${partNumbers.slice(0, 5).join(' ')}`;
  return { ...search, place, isMet, report };
}

function matches(number: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*').map((part) => part.replaceAll(/[^\w-]/g, ''));
  if (rest.length === 0) return number === first;
  const last = rest.pop() ?? '';
  if (!number.startsWith(first) || !number.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = number.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= number.length - last.length;
}

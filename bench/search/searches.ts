import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** One search of the set: the buyer's input and the required result. */
export interface Searched {
  asked: string;
  /**
   * Part numbers, `*` as a wildcard, one of which must be found; none: nothing may be found, or the results must be
   * marked as near.
   */
  wanted: readonly string[];
  /** Required rank: 1 or 5. */
  within: number;
  kind: string;
  /** Every fourth: not looked at while the search is changed. */
  isHeldOut: boolean;
}

/** Response of the shop. */
export interface Answered {
  partNumbers: readonly string[];
  /** The shop searched for something else than the typed words, and says so. */
  showsReplacement: boolean;
}

const HELD_OUT = 4;

/** The set, stored next to this file. */
export function readSearches(): Searched[] {
  const rows: Record<'asked' | 'wanted' | 'within' | 'kind', string>[] = parse(
    readFileSync(new URL('searches.csv', import.meta.url), 'utf8'),
    { columns: true },
  );
  return rows.map(({ asked, wanted, within, kind }, at) => ({
    asked,
    wanted: wanted === '-' ? [] : wanted.split('|'),
    within: Number(within),
    kind,
    isHeldOut: at % HELD_OUT === HELD_OUT - 1,
  }));
}

/** Rank of the first wanted part, from 1; 0: missing. */
export function placeOf({ wanted }: Pick<Searched, 'wanted'>, { partNumbers }: Pick<Answered, 'partNumbers'>): number {
  return partNumbers.findIndex((number) => wanted.some((pattern) => matches(number, pattern))) + 1;
}

/** As good as the set requires. */
export function isMet(searched: Searched, answered: Answered): boolean {
  if (searched.wanted.length === 0) return answered.partNumbers.length === 0 || answered.showsReplacement;
  const place = placeOf(searched, answered);
  return place > 0 && place <= searched.within;
}

/** True if no part has the typed words, but results were shown without saying so. */
export function isSilent({ kind }: Searched, { partNumbers, showsReplacement }: Answered): boolean {
  return ['slip', 'nonsense'].includes(kind) && partNumbers.length > 0 && !showsReplacement;
}

/** True if a correct search was corrected. */
export function isNeedless({ kind, wanted }: Searched, { showsReplacement }: Answered): boolean {
  return wanted.length > 0 && !['slip', 'old'].includes(kind) && showsReplacement;
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

import type { PlacedWord } from '#platform/images/open-upload.ts';
import { MAX_CALLOUTS } from './callout-file.ts';

/** A number that stands on a drawing as text: proposed as a callout, at its place in fractions of width and height (J4). */
export interface PrintedNumber {
  callout: string;
  x: number;
  y: number;
}

/** Form of a callout: '7', '12a', not '2026' or '12.5'. */
const CALLOUT = /^[1-9]\d{0,2}[A-Za-z]?$/;

/** Finds the words that look like callouts, each at its first place, by number. Words outside of the sheet are left out. */
export function numbersIn(words: readonly PlacedWord[]): PrintedNumber[] {
  const found = new Map<string, PrintedNumber>();
  for (const { text, x, y } of words) {
    const isOnSheet = x >= 0 && x <= 1 && y >= 0 && y <= 1;
    if (isOnSheet && CALLOUT.test(text) && !found.has(text))
      found.set(text, { callout: text, x: rounded(x), y: rounded(y) });
  }
  return [...found.values()]
    .toSorted((one, other) => one.callout.localeCompare(other.callout, 'en', { numeric: true }))
    .slice(0, MAX_CALLOUTS);
}

/** As precise as a stored callout. */
const rounded = (fraction: number) => Math.round(fraction * 100_000) / 100_000;

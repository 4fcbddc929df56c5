import { z } from 'zod';
import { asNumber } from '../frame/typed-input.ts';
import { keywordRefusal } from '../frame/keyword.ts';

const MOST_PAGES = 1_000_000;

/** A count from 1, also as digits, as paths and queries have them. */
export function countTo(most: number, what: string) {
  const message = `The ${what} must be a whole number from 1 to ${most}`;
  return z.preprocess(asNumber, z.int(message).min(1, message).max(most, message));
}

/** A page of a list, counted from 1. */
export const pageNumber = countTo(MOST_PAGES, 'page');

/** A keyword that can be searched for (D9). */
export const searchedKeyword = z.string('Please enter a keyword').superRefine((text, context) => {
  const refusal = keywordRefusal(text);
  if (refusal !== null) context.addIssue({ code: 'custom', message: refusal });
});

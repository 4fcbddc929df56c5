import { z } from 'zod';
import { keywordRefusal } from './search-term.ts';

const LARGEST_ID = 2 ** 31 - 1;
const MOST_PAGES = 1_000_000;

/** A whole number from 1, also as digits, as paths and queries have them. */
export function wholeNumber(message: string, most = LARGEST_ID) {
  const digits = (value: unknown) =>
    typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return z.preprocess(digits, z.int(message).min(1, message).max(most, message));
}

/** The number of a product; no product has one that doesn't fit. */
export const productId = wholeNumber('The product must be a whole number');

/** A page of a list, counted from 1. */
export const pageNumber = wholeNumber('The page must be a whole number from 1', MOST_PAGES);

/** A category or sub-category by its number or its guid, in any letter case (D29). */
export const branchKey = z
  .union([z.string(), z.number()])
  .transform((key) => String(key).trim())
  .refine((key) => /^\d{1,10}$/.test(key) || z.guid().safeParse(key).success, 'Please send the number or the guid');

/** What somebody typed to search for, as long or short as it is. */
export const typedKeyword = z
  .string('Please enter a keyword')
  .refine((text) => !text.includes('\u0000'), 'Please remove the unreadable character');

/** A keyword that can be searched for (D9). */
export const searchedKeyword = typedKeyword.superRefine((text, context) => {
  const refusal = keywordRefusal(text);
  if (refusal !== null) context.addIssue({ code: 'custom', message: refusal });
});

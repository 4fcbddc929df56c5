import { z } from 'zod';
import { asNumber } from '../../base/wire/input-schemas.ts';
import { keywordRefusal } from '../../base/paged-lists/keyword.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';

const MAX_PAGES = 1_000_000;

/** A number from 1, also as digits, as in paths and queries. */
export function countTo(most: number, what: 'page' | 'size' | 'count') {
  const message = issue('refusal.count', { what, most });
  return z.preprocess(asNumber, z.int(message).min(1, message).max(most, message));
}

/** A page number, from 1. */
export const pageNumber = countTo(MAX_PAGES, 'page');

/** A valid search keyword (D9). */
export const searchedKeyword = z.string(issue('refusal.keyword')).superRefine((text, context) => {
  const refusal = keywordRefusal(text);
  if (refusal !== null) context.addIssue({ code: 'custom', message: issueOf(refusal) });
});

/** Part ids separated by commas. */
export const comparedParts = z
  .string(issue('refusal.part-numbers'))
  .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,49}$/, issue('refusal.part-numbers'));

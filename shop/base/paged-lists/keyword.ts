import { message, type RuleMessage } from '../messages/message.ts';

/** Minimum length of a search, in the shop and in the administration (A9, E3, E5, E10). */
export const MIN_KEYWORD_LENGTH = 3;

/** Maximum length: more than any name or phrase that people search for. */
export const MAX_KEYWORD_LENGTH = 100;

/** Returns why this can't be searched for, or null; surrounding spaces don't count (A9, D9). */
export function keywordRefusal(keyword: string): RuleMessage | null {
  const length = Array.from(keyword.trim()).length;
  if (length > MAX_KEYWORD_LENGTH) return message('rule.keyword-long', { most: MAX_KEYWORD_LENGTH });
  return length < MIN_KEYWORD_LENGTH ? message('rule.keyword-short', { least: MIN_KEYWORD_LENGTH }) : null;
}

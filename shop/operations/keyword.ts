import { message, type RuleMessage } from '../kernel/message.ts';

/** The fewest characters that are searched for, in the shop and in the administration (A9, E3, E5, E10). */
export const MIN_KEYWORD_LENGTH = 3;

/** The most: more than any name or phrase that one looks for. */
export const MAX_KEYWORD_LENGTH = 100;

/** Why this is not searched for, or null; blanks around it do not count (A9, D9). */
export function keywordRefusal(keyword: string): RuleMessage | null {
  const length = Array.from(keyword.trim()).length;
  if (length > MAX_KEYWORD_LENGTH) return message('rule.keyword-long', { most: MAX_KEYWORD_LENGTH });
  return length < MIN_KEYWORD_LENGTH ? message('rule.keyword-short', { least: MIN_KEYWORD_LENGTH }) : null;
}

import { message, type RuleMessage } from '../kernel/message.ts';

/** The fewest characters that are searched for, in the shop and in the administration (A9, E3, E5, E10). */
export const MINIMUM_KEYWORD = 3;

/** The most: more than any name or phrase that one looks for. */
export const MAXIMUM_KEYWORD = 100;

/** Why this is not searched for, or null; blanks around it do not count (A9, D9). */
export function keywordRefusal(keyword: string): RuleMessage | null {
  const length = Array.from(keyword.trim()).length;
  if (length > MAXIMUM_KEYWORD) return message('rule.keyword-long', { most: MAXIMUM_KEYWORD });
  return length < MINIMUM_KEYWORD ? message('rule.keyword-short', { least: MINIMUM_KEYWORD }) : null;
}

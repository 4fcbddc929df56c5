import { parseDay } from '../../base/days/parse-day.ts';
import { type FieldErrors, fieldErrors } from '../../base/messages/field-errors.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';
import { newsTextRefusal } from '../../base/store/news-text.ts';

/** A news article as staff enter it: the day as dd/mm/yyyy or ISO, the text in Markdown. */
export interface NewsDraft {
  title: string;
  /** Empty: made from the title. */
  slug: string;
  publishedOn: string;
  text: string;
}

export const TITLE_MAX = 200;
export const SLUG_MAX = 100;
export const NEWS_TEXT_MAX = 20_000;

/** Validates a news article (A30). @param earlier its stored text, whose broken links may stay */
export function newsDraftErrors(
  { title, slug, publishedOn, text }: NewsDraft,
  earlier?: string,
): FieldErrors<keyof NewsDraft> {
  return fieldErrors({
    title: title.trim() === '' ? message('staff-rule.required.title') : lengthRefusal(title, TITLE_MAX),
    slug: slug.trim() === '' && title.trim() === '' ? null : slugRefusal(slug.trim() === '' ? slugOf(title) : slug),
    publishedOn: parseDay(publishedOn) === null ? message('staff-rule.news-day') : null,
    text: lengthRefusal(text, NEWS_TEXT_MAX) ?? newsTextRefusal(text, earlier),
  });
}

/** The slug of a title: 'Größere Walzen, ab März' becomes 'groessere-walzen-ab-maerz'. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replaceAll(/^-|-$/g, '');
}

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function slugRefusal(slug: string): RuleMessage | null {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? lengthRefusal(slug, SLUG_MAX) : message('staff-rule.news-address');
}

function lengthRefusal(text: string, most: number): RuleMessage | null {
  return text.length > most ? message('rule.too-long') : null;
}

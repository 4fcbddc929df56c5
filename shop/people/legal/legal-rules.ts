import { isLanguage, type Language, languages } from '#texts/languages.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';
import { deadLinkRefusal } from '../../base/store/news-text.ts';

export const LEGAL_TEXT_MAX = 60_000;

/** A text of a legal page in one language, as staff enter it. */
export interface LegalText {
  language: Language;
  text: string;
}

/** Validates a text of a draft (O1); an empty one is not written yet. */
export function legalTextRefusal(text: string): RuleMessage | null {
  return text.length > LEGAL_TEXT_MAX ? message('rule.too-long') : deadLinkRefusal(text);
}

/** Texts that are not empty, by language. */
export function textsByLanguage(says: readonly LegalText[]): Partial<Record<Language, string>> {
  return Object.fromEntries(
    says
      .map(({ language, text }) => [language, text.replaceAll('\r\n', '\n').trim()] as const)
      .filter(([, text]) => text !== ''),
  );
}

/** The texts as a list, in the order of the languages, English first. */
export function listTexts(texts: Partial<Record<Language, string>>): LegalText[] {
  return Object.keys(languages)
    .filter(isLanguage)
    .flatMap((language) => {
      const text = texts[language];
      return text === undefined ? [] : [{ language, text }];
    });
}

/**
 * Validates the first day of a new version: today or later, and not before the version published last, so that numbers
 * follow the days.
 */
export function firstDayRefusal(
  typed: string,
  today: CalendarDay,
  lastPublished: CalendarDay | null,
): RuleMessage | null {
  const day = parseDay(typed);
  if (day === null) return message('staff-rule.legal-day');
  if (day < today) return message('staff-rule.legal-day-past');
  return lastPublished !== null && day < lastPublished ? message('staff-rule.legal-day-order') : null;
}

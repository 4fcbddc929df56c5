import * as days from '#shop/base/days/calendar-day.ts';
import * as amounts from '#shop/base/money/money.ts';
import * as numbers from '#shop/base/kernel/number.ts';
import { FALLBACK_LANGUAGE, type Language } from '#texts/languages.ts';
import { pageLanguage } from '../texts/page-language.ts';

// Amounts, numbers, days and times in the language of the administration's page (N1).

export function formatMoney(minor: amounts.Minor, currency: amounts.CurrencyId): string {
  return amounts.formatMoney(minor, currency, pageLanguage());
}

export function formatDay(day: days.CalendarDay | Date, timeZone?: string): string {
  return days.formatDay(day, timeZone, pageLanguage());
}

export function formatMoment(instant: Date, timeZone: string): string {
  return days.formatMoment(instant, timeZone, pageLanguage());
}

export function formatNumber(value: number, parts?: Intl.NumberFormatOptions): string {
  const language = pageLanguage();
  return numbers.formatNumber(value, language === FALLBACK_LANGUAGE ? 'en-GB' : language, parts);
}

/** The name of a language in the page's language. */
export function languageName(language: Language): string {
  return new Intl.DisplayNames(pageLanguage(), { type: 'language' }).of(language) ?? language;
}

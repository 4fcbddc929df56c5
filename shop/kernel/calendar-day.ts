import type { Language } from '#texts/languages.ts';

/** A day of the calendar, without time or zone, as ISO text: '2026-11-20'. Such texts compare as days do. */
export type CalendarDay = string;

const UK_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
// A program may send a whole date-time; at midnight, without an offset, it means the day and nothing else.
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/;

/** The day that staff typed as dd/mm/yyyy; null when it is written otherwise or not in the calendar (C8). */
export function parseUkDay(text: string): CalendarDay | null {
  const [, day = '', month = '', year = ''] = UK_DAY.exec(text.trim()) ?? [];
  return realDay(year, month, day);
}

/** The day in ISO form (yyyy-mm-dd) or as typed (dd/mm/yyyy); null when it is neither or not in the calendar (D29). */
export function parseDay(text: string): CalendarDay | null {
  const [, year = '', month = '', day = ''] = ISO_DAY.exec(text.trim()) ?? [];
  return realDay(year, month, day) ?? parseUkDay(text);
}

/**
 * DD-MM-YYYY, as dates are shown everywhere (A26), in another language than English as that writes its days; an instant is
 * shown as the day it falls on in that time zone.
 */
export function formatDay(day: CalendarDay | Date, timeZone = 'UTC', language: Language = 'en'): string {
  const text = day instanceof Date ? dayInZone(day, timeZone) : day;
  const [year, month, date] = text.split('-');
  if (language === 'en') return `${date}-${month}-${year}`;
  return new Date(`${text}T00:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', ...DAY_PARTS });
}

const DAY_PARTS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** '3 Dec'. */
export function formatShortDay(day: CalendarDay, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** An instant as the day and time that it was in a time zone: 20-11-2026 14:05; the day as the language writes it. */
export function formatMoment(instant: Date, timeZone: string, language: Language = 'en'): string {
  const time = instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${formatDay(instant, timeZone, language)} ${time}`;
}

/**
 * The calendar day of an instant in a time zone such as 'Europe/London' (D5).
 * @throws {RangeError}  the instant is an invalid Date, or the zone is unknown
 */
export function dayInZone(instant: Date, timeZone: string): CalendarDay {
  const part = Object.fromEntries(
    zoneFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`;
}

function realDay(year: string, month: string, day: string): CalendarDay | null {
  if (Number(year) < 1 || Number(day) < 1 || Number(day) > daysInMonth(Number(year), Number(month))) return null;
  return `${year}-${month}-${day}`;
}

/** 0 for a month that does not exist, so that no day fits into it. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** One formatter a zone: a shop has one zone, and making a formatter is the slow part. */
function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(timeZone);
  if (known) return known;
  const options = { timeZone, calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-GB', options);
  zoneFormats.set(timeZone, made);
  return made;
}

import type { Language } from '#texts/languages.ts';

/** A calendar day without time or zone, as ISO text: '2026-11-20'. Such texts sort chronologically. */
export type CalendarDay = string;

/**
 * DD-MM-YYYY, as dates are shown everywhere in English (A26), or in the format of another language. An instant is shown
 * as its day in that time zone.
 */
export function formatDay(day: CalendarDay | Date, timeZone = 'UTC', language: Language = 'en'): string {
  const text = day instanceof Date ? dayInZone(day, timeZone) : day;
  const [year, month, date] = text.split('-');
  if (language === 'en') return `${date}-${month}-${year}`;
  return formatOf('day', language, 'UTC').format(new Date(`${text}T00:00:00Z`));
}

/**
 * A day as it is typed into a field: DD/MM/YYYY in English (C8), or in the format of another language. `parseDay` reads it. Text that is no
 * ISO day stays as it is.
 */
export function formatTypedDay(day: string, language: Language): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  const text = formatDay(day, 'UTC', language);
  return language === 'en' ? text.replaceAll('-', '/') : text;
}

/** '3 Dec'. */
export function formatShortDay(day: CalendarDay, language: Language): string {
  return formatOf('short day', language === 'en' ? 'en-GB' : language, 'UTC').format(new Date(`${day}T00:00:00Z`));
}

/** Day and time of an instant in a time zone: 20-11-2026 14:05; the day in the format of the language. */
export function formatMoment(instant: Date, timeZone: string, language: Language = 'en'): string {
  return `${formatDay(instant, timeZone, language)} ${formatOf('time', 'en-GB', timeZone).format(instant)}`;
}

/**
 * The calendar day of an instant in a time zone such as 'Europe/London' (D5).
 * @throws {RangeError} the instant is an invalid Date, or the zone is unknown
 */
export function dayInZone(instant: Date, timeZone: string): CalendarDay {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter) return last.day;
  const day = readInZone(instant, timeZone);
  lastDays.set(timeZone, { quarter, day });
  return day;
}

/** Counts the calendar days between two instants in a time zone: from 23:00 to 1:00 is one day. */
export function daysBetween(earlier: Date, later: Date, timeZone: string): number {
  const [from, until] = [readInZone(earlier, timeZone), readInZone(later, timeZone)];
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}

/** The day after. */
export function nextDay(day: CalendarDay): CalendarDay {
  return addDays(day, 1);
}

export const DAY_MS = 24 * 60 * 60 * 1000;

// Each request needs today's date. In every zone, days begin at a quarter of an hour, so within one the day is the
// same.
const QUARTER_MS = 15 * 60 * 1000;
const lastDays = new Map<string, { quarter: number; day: CalendarDay }>();

function readInZone(instant: Date, timeZone: string): CalendarDay {
  const part = Object.fromEntries(
    formatOf('day', 'en-GB', timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`;
}

const PARTS = {
  day: { calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' },
  'short day': { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter takes a tenth of a millisecond, and a timeline has a hundred times. */
function formatOf(what: keyof typeof PARTS, locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${what} ${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone, ...PARTS[what] });
  formats.set(key, made);
  return made;
}

/** The day so many days later; a negative number: earlier. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

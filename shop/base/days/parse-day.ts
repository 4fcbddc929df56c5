import type { CalendarDay } from './calendar-day.ts';

// As the shop writes days in its languages: 05/11/2026, 05-11-2026, 5.11.2026.
const TYPED_DAY = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
// A program may send a date-time; at midnight without an offset, it means the day.
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/;

/**
 * The day in ISO form (yyyy-mm-dd) or as the shop writes days, the day of the month first (dd/mm/yyyy, dd-mm-yyyy, dd.mm.yyyy); null if it is
 * neither or not in the calendar (C8, D29).
 */
export function parseDay(text: string): CalendarDay | null {
  const [, year = '', month = '', day = ''] = ISO_DAY.exec(text.trim()) ?? [];
  return realDay(year, month, day) ?? parseTypedDay(text.trim());
}

function parseTypedDay(text: string): CalendarDay | null {
  const [, day = '', , month = '', year = ''] = TYPED_DAY.exec(text) ?? [];
  return realDay(year, month.padStart(2, '0'), day.padStart(2, '0'));
}

function realDay(year: string, month: string, day: string): CalendarDay | null {
  if (Number(year) < 1 || Number(day) < 1 || Number(day) > daysInMonth(Number(year), Number(month))) return null;
  return `${year}-${month}-${day}`;
}

/** 0 for a month that does not exist, so that no day is valid in it. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

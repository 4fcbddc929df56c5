import type { Language } from '#texts/languages.ts';

/**
 * Formats a number in a locale.
 * @param parts a constant, by which its formatter is cached
 */
export function formatNumber(value: number, locale: string, parts: Intl.NumberFormatOptions = PLAIN): string {
  return formatterOf(locale, parts).format(value);
}

/** Formats a measure, from low to high, with at most four decimal places: 25; 0.1016 – 1.14 (I1). */
export function formatMeasure(low: number, high: number, language: Language): string {
  const figure = (value: number) => formatNumber(value, language, MEASURED);
  return low === high ? figure(low) : `${figure(low)} – ${figure(high)}`;
}

const PLAIN: Intl.NumberFormatOptions = {};
const MEASURED: Intl.NumberFormatOptions = { maximumFractionDigits: 4 };

// Cached: creating a formatter takes some hundred times as long as using it.
const formatters = new WeakMap<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>();

function formatterOf(locale: string, parts: Intl.NumberFormatOptions): Intl.NumberFormat {
  let byLocale = formatters.get(parts);
  if (byLocale === undefined) formatters.set(parts, (byLocale = new Map()));
  let formatter = byLocale.get(locale);
  if (formatter === undefined) byLocale.set(locale, (formatter = new Intl.NumberFormat(locale, parts)));
  return formatter;
}

/** The manuals of our machines, by the names that customers know (A29). */
export const MANUALS = [
  'P3-10',
  'P3-13',
  'P3-17',
  'P5-10',
  'P5-13',
  'P5-17',
  'P7-13',
  'P7-17',
  'P7-20',
  '830',
  '2200',
  '4150',
  'Digital Pro Engine Manual',
  'Digital One Engine Manual',
] as const;
export type Manual = (typeof MANUALS)[number];

/** The manual with this name in any letter case. Only these names are files: no other name ever reaches the file store. */
export function findManual(name: string): Manual | undefined {
  return MANUALS.find((manual) => manual.toLowerCase() === name.toLowerCase());
}

/** Where it lies in the file store. */
export function manualKey(manual: Manual): string {
  return `manuals/${manual}.pdf`;
}

/** Its address, for customers and staff only (A29, D32). */
export function manualUrl(manual: Manual): string {
  return `/manuals/${encodeURIComponent(manual)}.pdf`;
}

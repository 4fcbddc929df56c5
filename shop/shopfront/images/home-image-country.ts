/** The columns of the home images by their documented numbers: 1 UK, 2 USA, 3 default (E13). */
export type HomeImageCountry = 1 | 2 | 3;

/**
 * Column of home images for a session (A7). The numbers cross over: adminContact 1 sees column 2, 2 sees column 1, everybody else,
 * visitors included, the default.
 */
export function homeImageCountry(adminContact: number | null): HomeImageCountry {
  if (adminContact === 1) return 2;
  return adminContact === 2 ? 1 : 3;
}

/** Audience of a column, by adminContact (D26): the administration shows it above the column. */
export function homeImageAudience(country: HomeImageCountry): 'usa' | 'europe' | 'others' {
  return AUDIENCE[country];
}

const AUDIENCE = { 1: 'usa', 2: 'europe', 3: 'others' } as const;

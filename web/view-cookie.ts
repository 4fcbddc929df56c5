import type { ListView } from './list-view.ts';

const KEPT_SECONDS = 365 * 24 * 3600;

export const isListView = (value: unknown): value is ListView => value === 'cards' || value === 'table';

/** The cookie that remembers the view of lists for a year (G5). It contains no personal data. */
export function viewCookie(view: ListView): string {
  return `listView=${view}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax`;
}

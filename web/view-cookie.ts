import type { ListView } from './list-view.ts';

const KEPT_SECONDS = 365 * 24 * 3600;

export const isListView = (value: unknown): value is ListView => value === 'cards' || value === 'table';

/** The cookie that keeps in somebody's browser how they want lists, for a year (G5). It says nothing about anybody. */
export function viewCookie(view: ListView): string {
  return `listView=${view}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax`;
}

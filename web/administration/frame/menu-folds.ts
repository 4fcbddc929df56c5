import { MENU_GROUPS, type MenuGroup } from '../screens.ts';

const COOKIE = 'menuFolds';
const KEPT_SECONDS = 365 * 24 * 3600;

/** Groups that are folded until somebody opens them: their screens are needed once a month. */
const FOLDED_AT_FIRST: readonly MenuGroup[] = ['content', 'setup', 'records'];

/** The folded groups of the menu, by a cookie, so that the server draws the menu as it will stay. On the server from the request. */
export function readFolds(request: Request): readonly MenuGroup[] {
  return foldsIn((typeof document === 'undefined' ? request.headers.get('cookie') : document.cookie) ?? '');
}

/** @param cookies  in header format */
export function foldsIn(cookies: string): readonly MenuGroup[] {
  const kept = new RegExp(`(?:^|; ?)${COOKIE}=([a-z.]*)(?:;|$)`).exec(cookies)?.[1];
  if (kept === undefined) return FOLDED_AT_FIRST;
  const names = new Set(kept.split('.'));
  return MENU_GROUPS.filter((group) => names.has(group));
}

/** The cookie that remembers the folded groups for a year. It contains no personal data. */
export function foldsCookie(folded: readonly MenuGroup[]): string {
  return `${COOKIE}=${folded.join('.')}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax`;
}

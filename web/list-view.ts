/** View of lists: cards by default, or a table (G5). */
export type ListView = 'cards' | 'table';

/**
 * Returns whether lists are shown as tables; an address may request cards for one view. On the server from the request,
 * otherwise from the document.
 */
export function isTableWanted(request: Request): boolean {
  const cookies = typeof document === 'undefined' ? request.headers.get('cookie') : document.cookie;
  return isTableKept(cookies ?? '') && new URL(request.url).searchParams.get('view') !== 'cards';
}

/** Returns whether these cookies, in header format, select the table (kept-view.ts). */
export const isTableKept = (cookies: string): boolean => /(?:^|; ?)listView=table(?:;|$)/.test(cookies);

/** View of lists: cards, which is the default, or a table (G5). */
export type ListView = 'cards' | 'table';

/**
 * Returns whether lists are wanted as tables; an address may ask for cards this once. On the server the request says
 * it, otherwise the document.
 */
export function isTableWanted(request: Request): boolean {
  const cookies = typeof document === 'undefined' ? request.headers.get('cookie') : document.cookie;
  return isTableKept(cookies ?? '') && new URL(request.url).searchParams.get('view') !== 'cards';
}

/** Returns whether these cookies, as a header has them, keep the table (kept-view.ts). */
export const isTableKept = (cookies: string): boolean => /(?:^|; ?)listView=table(?:;|$)/.test(cookies);

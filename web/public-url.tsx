import { createContext, use, type ReactNode } from 'react';

const PublicUrlContext = createContext('');

/** @param url  where the outside reaches the shop; no slash at the end */
export function PublicUrlProvider({ url, children }: { url: string; children: ReactNode }) {
  return <PublicUrlContext value={url}>{children}</PublicUrlContext>;
}

/** Makes whole addresses of the shop's own, for search engines and for anyone who a page is shared with. */
export function useWholeAddress(): (path: string) => string {
  const url = use(PublicUrlContext);
  return (path) => new URL(path, url).href;
}

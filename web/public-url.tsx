import { createContext, use, type ReactNode } from 'react';

const PublicUrlContext = createContext('');

/** @param url public address of the shop, without a trailing slash */
export function PublicUrlProvider({ url, children }: { url: string; children: ReactNode }) {
  return <PublicUrlContext value={url}>{children}</PublicUrlContext>;
}

/** Builds absolute addresses of the shop, for search engines and shared links. */
export function useWholeAddress(): (path: string) => string {
  const url = use(PublicUrlContext);
  return (path) => new URL(path, url).href;
}

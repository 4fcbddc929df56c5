import { createContext, use } from 'react';

/** Name of the shop (D28), set around every page. */
export const ShopNameContext = createContext('');

export function useShopName(): string {
  return use(ShopNameContext);
}

/** A page's title with the name of the shop. */
export function usePageTitle(title: string): string {
  return `${title} · ${useShopName()}`;
}

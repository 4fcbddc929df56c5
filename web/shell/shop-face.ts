import { createContext, use } from 'react';

/** A logo on pages. */
interface ShownLogo {
  url: string;
  width: number;
  height: number;
}

/** Name and logos of the shop (D28); without a logo its name stands beside ours. */
export interface ShopFace {
  name: string;
  /** For light screens and prints, and for dark ones if there is no other. */
  light?: ShownLogo;
  dark?: ShownLogo;
}

/** The shop's face, set around every page. */
export const ShopFaceContext = createContext<ShopFace>({ name: '' });

export function useShopFace(): ShopFace {
  return use(ShopFaceContext);
}

export function useShopName(): string {
  return useShopFace().name;
}

/** A page's title with the name of the shop. */
export function usePageTitle(title: string): string {
  return `${title} · ${useShopName()}`;
}

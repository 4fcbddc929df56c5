import { createHash } from 'node:crypto';
import type { ShopFace } from '#web/shell/shop-face.ts';
import { LOGO_KINDS, logoUrl } from '#shop/base/settings/logo.ts';
import { colourStyles } from '#shop/base/settings/shop-colours.ts';
import type { StoreConfiguration } from '#shop/base/store/store-configuration.ts';
import type { RunningShop } from './running-shop.ts';

/** Look of the shop on every page. */
interface ShopLook {
  face: ShopFace;
  /** The style sheet of its own colours; null: ours. */
  styles: { url: string; text: string } | null;
}

const stylesOfStore = new WeakMap<StoreConfiguration, ShopLook['styles']>();

/** Name, logos and colours of the shop, as staff keep them (D28). */
export function lookOf(shop: Pick<RunningShop, 'store' | 'hot' | 'isReady'>): ShopLook {
  const { store } = shop;
  const styles = stylesOfStore.get(store) ?? stylesOf(store);
  stylesOfStore.set(store, styles);
  const { logos } = shop.hot();
  const face: ShopFace = { name: store.name };
  for (const kind of LOGO_KINDS) {
    const logo = logos[kind];
    if (logo !== undefined) face[kind] = { url: logoUrl(kind, logo), width: logo.width, height: logo.height };
  }
  return { face, styles };
}

function stylesOf(store: StoreConfiguration): ShopLook['styles'] {
  const text = colourStyles(store);
  if (text === '') return null;
  return { text, url: `/look/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css` };
}

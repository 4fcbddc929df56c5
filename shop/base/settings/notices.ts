import { kindsOf } from '../kernel/legal-kind.ts';
import type { Shop } from '../operations/shop.ts';
import type { Notices } from './answers.ts';

/** The legal pages that the shop has published (O1), and whether totals mention tax (O3). */
export function noticesIn(shop: Pick<Shop, 'hot'>): Notices {
  const { legalVersions, settings } = shop.hot();
  return { legalPages: kindsOf(legalVersions), taxOnScreens: settings.taxOnScreens };
}

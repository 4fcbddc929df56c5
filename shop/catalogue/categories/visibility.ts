import { regionOf, type Viewer, type ViewerRegion } from '#shop/base/kernel/account-terms.ts';
import type { AwardReading } from '#shop/base/settings/readings.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';

/** Region where a product is sold, by its documented number; the reading decides the effect of each number (D4). */
export type Award = 0 | 1 | 2 | 3;

/** A visible product that this viewer may not buy, and the message shown instead (B8). */
export interface PurchaseRefusal {
  code: 'tape-shop' | 'unavailable-in-country';
  message: RuleMessage;
}

/**
 * Returns why this viewer may not buy a product with that award, or null (B8, D4). Checked when adding and again when
 * ordering.
 * @param tapeShopHost the host from which customers in the USA order tape, a store setting; '': there is none, and tape is unavailable to
 *   them
 */
export function purchaseRefusal(
  award: Award,
  viewer: Viewer,
  reading: AwardReading,
  tapeShopHost: string,
): PurchaseRefusal | null {
  const ruleOutcome = AWARD_OUTCOME[reading][regionOf(viewer) === 'usa' ? 'usa' : 'others'][award];
  const outcome: AwardOutcome = ruleOutcome === 'tape-shop' && tapeShopHost === '' ? 'unavailable' : ruleOutcome;
  switch (outcome) {
    case 'sold':
      return null;
    case 'tape-shop':
      return {
        code: 'tape-shop',
        message: message('rule.tape-shop', { host: tapeShopHost }),
      };
    case 'unavailable':
      return {
        code: 'unavailable-in-country',
        message: message('rule.unavailable-in-country'),
      };
    default:
      return outcome satisfies never;
  }
}

/**
 * Returns whether a category is in this viewer's menus, tiles and pages (B7, D8).
 * @param category.show regional categories: 1 all, 2 USA only, 3 Europe only, otherwise hidden; the others: 1 active,
 * otherwise hidden
 */
export function isCategoryVisible(category: { regional: boolean; show: number }, viewerRegion: ViewerRegion): boolean {
  if (category.show === 1) return true;
  if (!category.regional) return false;
  return (category.show === 2 && viewerRegion === 'usa') || (category.show === 3 && viewerRegion === 'europe');
}

/** Returns whether a sub-category is listed: only if its show is 1 (B7). */
export function isSubcategoryVisible(subcategory: { show: number }): boolean {
  return subcategory.show === 1;
}

type AwardOutcome = 'sold' | 'unavailable' | 'tape-shop';

const AWARD_OUTCOME: Record<AwardReading, Record<'usa' | 'others', Record<Award, AwardOutcome>>> = {
  storefront: {
    usa: { 0: 'sold', 1: 'sold', 2: 'unavailable', 3: 'tape-shop' },
    others: { 0: 'sold', 1: 'sold', 2: 'sold', 3: 'sold' },
  },
  administration: {
    usa: { 0: 'sold', 1: 'unavailable', 2: 'sold', 3: 'tape-shop' },
    others: { 0: 'sold', 1: 'sold', 2: 'unavailable', 3: 'sold' },
  },
};

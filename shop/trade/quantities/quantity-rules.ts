import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import type { QuantityRule } from '../../base/kernel/line-quantity.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { quantityRuleOf } from '../../catalogue/pricing/explain-price.ts';
import { NO_SOURCES } from '../../catalogue/price-lists/price-sources.ts';
import { readPriceSources } from '../../catalogue/price-lists/source-queries.ts';

/** A part in a width, with its own quantities. */
export interface RuledPart extends QuantityRule {
  productId: number;
  variantId: number | null;
  familyId: number | null;
}

/**
 * Reads in which quantities a company can buy parts (K4), in the order of the parts: in one statement if a price list of the company changes
 * quantities, otherwise in none.
 */
export async function readQuantityRules(
  db: Db,
  { companyId, currency }: { companyId: number; currency: CurrencyId },
  parts: readonly RuledPart[],
  shop: Pick<Shop, 'hot' | 'clock' | 'store'>,
): Promise<QuantityRule[]> {
  const { priceLists, families } = shop.hot();
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const lists = priceLists.of(companyId, currency, today);
  const isChanged = lists.some(({ minQuantity, packSize }) => minQuantity !== null || packSize !== null);
  const ids = [...new Set(parts.map(({ productId }) => productId))];
  const sources = isChanged ? await readPriceSources(db, lists, ids) : NO_SOURCES;
  return parts.map((part) => {
    const widths = part.familyId === null ? [] : (families.get(part.familyId)?.variants ?? []);
    // Without a width the first one counts, as for the price (D2).
    const width = widths.find(({ id }) => id === part.variantId) ?? widths[0] ?? null;
    return quantityRuleOf(part, width, { sources: sources.of(part.productId, width?.id ?? null), today });
  });
}

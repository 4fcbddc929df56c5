import { shownPicture } from '../catalogue/product-picture-url.ts';
import { type Award, purchaseRefusal } from '../catalogue/visibility.ts';
import type { CurrencyId } from '../kernel/money.ts';
import { type Rates, unitPrice } from '../pricing/price.ts';
import { lineTotal, meetsMinimumSpend } from '../pricing/totals.ts';
import type { Settings } from '../settings/settings.ts';
import type { Shop } from '../operations/shop.ts';
import { dayInZone } from '../kernel/calendar-day.ts';
import { promiseOf } from '../stock/promise.ts';
import type { PartRefusal, PricedCart, PricedLine } from './cart.ts';
import type { CartOwner, StoredCart, StoredCartLine } from './stored-cart.ts';
import { message } from '../kernel/message.ts';

/** Inputs of a cart's prices, apart from the cart itself. */
export interface PriceBasis {
  rates: Rates;
  settings: Pick<Settings, 'priceReading' | 'awardReading' | 'tapeShopHost' | 'minimumSpendMinor'>;
}

/** Message for a part that is not, or no longer, offered (A12). */
export const NOT_AVAILABLE = message('rule.not-available');

/** Message if a width has to be chosen. */
export const CHOOSE_WIDTH = message('refusal.choose-width');

/** Prices a cart for its owner: every line at today's price, with the reason if it can't be ordered. */
export function priceCart(
  { guid, owner, lines: stored }: StoredCart,
  basis: PriceBasis,
  shop: Pick<Shop, 'store' | 'clock' | 'hot'>,
): PricedCart {
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const { arrivals } = shop.hot();
  const lines = stored.map((line) => ({
    ...priceLine(line, owner, basis),
    ...shownPicture(line.product, shop.store),
    promise: promiseOf(line.product, arrivals.get(line.product.id) ?? [], today),
  }));
  return { ...summed(lines, basis), guid, currency: owner.currency, lines };
}

/** A cart without lines. */
export function emptyCart(guid: string, currency: CurrencyId, basis: PriceBasis): PricedCart {
  return { ...summed([], basis), guid, currency, lines: [] };
}

/**
 * Returns why this customer can't buy a part: it is no longer offered (B7), or not in their region (B8, D4); null: they
 * can.
 */
export function partRefusal(
  part: { active: boolean; award: number },
  { adminContact }: Pick<CartOwner, 'adminContact'>,
  { awardReading, tapeShopHost }: Pick<Settings, 'awardReading' | 'tapeShopHost'>,
): PartRefusal | null {
  if (!part.active) return { code: 'not-available', message: NOT_AVAILABLE };
  return purchaseRefusal(part.award as Award, { adminContact }, awardReading, tapeShopHost);
}

function priceLine(line: StoredCartLine, owner: CartOwner, { rates, settings }: PriceBasis) {
  const { product, variant } = line;
  const unitPriceMinor = unitPrice(product, variant, {
    currency: owner.currency,
    priceClass: owner.priceClass,
    rates,
    reading: settings.priceReading,
  });
  // A width that has left the part's family since can't be delivered.
  const active = product.active && (line.variantId === null || line.variantId === variant?.id);
  return {
    id: line.id,
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    unit: product.unit,
    productDetails: product.details,
    variantId: line.variantId,
    variantDetails: line.variantId === null ? null : (variant?.details ?? null),
    quantity: line.quantity,
    unitPriceMinor,
    lineTotalMinor: lineTotal(unitPriceMinor, line.quantity),
    serial: line.serial,
    machine: line.machine,
    ownNumber: line.ownNumber,
    refusal:
      partRefusal({ active, award: product.award }, owner, settings) ??
      (line.needsWidth ? { code: 'width', message: CHOOSE_WIDTH } : null),
  };
}

function summed(
  lines: readonly Pick<PricedLine, 'quantity' | 'lineTotalMinor'>[],
  { settings: { minimumSpendMinor } }: PriceBasis,
) {
  const goodsMinor = lines.reduce((sum, line) => sum + line.lineTotalMinor, 0);
  return {
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    goodsMinor,
    minimumSpendMinor,
    meetsMinimumSpend: meetsMinimumSpend(goodsMinor, minimumSpendMinor),
  };
}

import type { Db } from '#platform/database/database.ts';
import { inArray } from 'drizzle-orm';
import { productCategories } from '../../catalogue/parts/tables.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import { type Award, purchaseRefusal } from '../../catalogue/categories/visibility.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { Adjustment } from '../../base/money/adjustments.ts';
import { type ChargeRule, chargesFor } from '../../base/money/charges.ts';
import {
  type ExplainedPrice,
  type PriceDecision,
  priceOf,
  quantityByPart,
  quantityRuleOf,
} from '../../catalogue/pricing/explain-price.ts';
import type { GivenList, GivenLists } from '../../catalogue/price-lists/given-lists.ts';
import type { PriceSources } from '../../catalogue/price-lists/price-sources.ts';
import { readPriceSources } from '../../catalogue/price-lists/source-queries.ts';
import type { Rates } from '../../catalogue/pricing/price.ts';
import { priceNotes, quantityNote } from '../../catalogue/pricing/price-notes.ts';
import { lineTotal } from '../../catalogue/pricing/line-total.ts';
import { meetsMinimumSpend } from '../../catalogue/pricing/totals.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import { shareStock } from '../../catalogue/stock/line-availability.ts';
import { promiseOf } from '../../catalogue/stock/promise.ts';
import { ANY_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { soldQuantityRefusal } from '../quantities/sold-quantity.ts';
import type { PartRefusal, PricedCart, PricedLine } from './cart.ts';
import type { AgreedTerms, CartOwner, StoredCart, StoredCartLine } from './stored-cart.ts';
import { message } from '../../base/messages/message.ts';

/** Inputs of a cart's prices, apart from the cart itself. */
export interface PriceBasis {
  rates: Rates;
  settings: Pick<Settings, 'priceReading' | 'awardReading' | 'tapeShopHost' | 'minimumSpendMinor' | 'charges'>;
  priceLists: GivenLists;
}

/** Message for a part that is not, or no longer, offered (A12). */
export const NOT_AVAILABLE = message('rule.not-available');

/** Message if a width has to be chosen. */
export const CHOOSE_WIDTH = message('refusal.choose-width');

/** Prices a cart for its owner: every line at today's price, with the reason if it can't be ordered. */
export async function priceCart(
  db: Db,
  stored: StoredCart,
  basis: PriceBasis,
  shop: Pick<Shop, 'store' | 'clock' | 'hot'>,
): Promise<PricedCart> {
  const { cart } = await priceCartWithReasons(db, stored, basis, shop);
  return cart;
}

/** The same with the deciding price list of each line: for the order that the cart becomes, not for its buyer. */
export async function priceCartWithReasons(
  db: Db,
  { guid, owner, agreed, isFilledByStaff, anyQuantity, lines: stored }: StoredCart,
  basis: PriceBasis,
  shop: Pick<Shop, 'store' | 'clock' | 'hot'>,
): Promise<{ cart: PricedCart; decisions: ReadonlyMap<number, PriceDecision | null> }> {
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const { arrivals } = shop.hot();
  const lists = basis.priceLists.of(owner.companyId, owner.currency, today);
  const ids = [...new Set(stored.map(({ product }) => product.id))];
  const prices = { ...basis, today, lists, anyQuantity, sources: await readPriceSources(db, lists, ids) };
  const ofPart = quantityByPart(stored.map(({ product, quantity }) => ({ productId: product.id, quantity })));
  const priced = stored.map((line) => ({
    stored: line,
    ...priceLine(line, owner, prices, ofPart.get(line.product.id) ?? line.quantity),
  }));
  const lines = shareStock(
    priced.map(({ line, stored: { product } }) => ({
      ...line,
      ...shownPicture(product, shop.store),
      promise: promiseOf(product, arrivals.get(product.id) ?? [], today),
    })),
  );
  const sums = sumLines(lines, basis, agreed);
  return {
    cart: {
      ...sums,
      charges: agreed === null ? await chargesOf(db, { ...owner, ...sums, ids }, basis.settings.charges) : [], // an offer names its whole price (K6)
      ...(isFilledByStaff ? { anyQuantity } : {}),
      guid,
      currency: owner.currency,
      lines,
    },
    decisions: new Map(priced.map(({ line, decidedBy }) => [line.id, decidedBy])),
  };
}

/** A cart without lines. */
export function emptyCart(guid: string, currency: CurrencyId, basis: PriceBasis): PricedCart {
  return { ...sumLines([], basis, null), charges: [], guid, currency, lines: [] };
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

interface LinePrices extends PriceBasis {
  today: CalendarDay;
  /** Staff allow quantities outside the rules of the parts (K4). */
  anyQuantity: boolean;
  lists: readonly GivenList[];
  sources: PriceSources;
}

function priceLine(
  line: StoredCartLine,
  owner: CartOwner,
  { rates, settings, today, lists, sources, anyQuantity }: LinePrices,
  ofPart: number,
) {
  const { product, variant } = line;
  const terms = {
    currency: owner.currency,
    priceClass: owner.priceClass,
    rates,
    reading: settings.priceReading,
    sources: sources.of(product.id, variant?.id ?? null),
    today,
  };
  const price = agreedOr(priceOf(product, variant, terms, { inLine: line.quantity, ofPart }), line.agreedPriceMinor);
  const { unitPriceMinor } = price;
  // A quotation's quantities were agreed with its prices.
  const rule = anyQuantity || line.agreedPriceMinor !== null ? ANY_QUANTITY : quantityRuleOf(product, variant, terms);
  const ofQuantity = soldQuantityRefusal(line.quantity, rule);
  // A width that has left the part's family since can't be delivered.
  const active = product.active && (line.variantId === null || line.variantId === variant?.id);
  const pricedLine = {
    id: line.id,
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    unit: product.unit,
    unitPieces: product.unitPieces,
    productDetails: product.details,
    variantId: line.variantId,
    variantDetails: line.variantId === null ? null : (variant?.details ?? null),
    quantity: line.quantity,
    unitPriceMinor,
    lineTotalMinor: lineTotal(unitPriceMinor, line.quantity),
    ...priceNotes(price, lists),
    ...quantityNote(rule),
    serial: line.serial,
    machine: line.machine,
    ownNumber: line.ownNumber,
    refusal:
      partRefusal({ active, award: product.award }, owner, settings) ??
      (line.needsWidth ? ({ code: 'width', message: CHOOSE_WIDTH } as const) : null) ??
      (ofQuantity === null ? null : ({ code: 'quantity', message: ofQuantity } as const)),
  };
  return { line: pricedLine, decidedBy: price.decidedBy };
}

/** The price of a quotation instead, which no price list touches (K6). */
function agreedOr(price: ExplainedPrice, agreedMinor: number | null): ExplainedPrice {
  if (agreedMinor === null) return price;
  return { ...price, unitPriceMinor: agreedMinor, decidedBy: null, breaks: [], next: null, nextChange: null };
}

/** The charges of goods by today's rules; an empty cart has none. */
async function chargesOf(
  db: Db,
  { currency, goodsMinor, ids }: { currency: CurrencyId; goodsMinor: Minor; ids: readonly number[] },
  rules: readonly ChargeRule[],
): Promise<Adjustment[]> {
  if (rules.length === 0 || ids.length === 0) return [];
  const rows = await db
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(inArray(productCategories.productId, [...ids]));
  return chargesFor(rules, { currency, goodsMinor, categoryIds: new Set(rows.map(({ id }) => id)) });
}

function sumLines(
  lines: readonly Pick<PricedLine, 'quantity' | 'lineTotalMinor'>[],
  { settings: { minimumSpendMinor } }: PriceBasis,
  agreed: AgreedTerms | null,
) {
  const goodsMinor = lines.reduce((sum, line) => sum + line.lineTotalMinor, 0);
  return {
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    goodsMinor,
    minimumSpendMinor,
    meetsMinimumSpend: agreed !== null || meetsMinimumSpend(goodsMinor, minimumSpendMinor),
  };
}

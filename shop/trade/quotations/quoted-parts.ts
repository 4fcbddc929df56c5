import { CHOOSE_WIDTH, NOT_AVAILABLE, partRefusal } from '../cart/price-cart.ts';
import { soldQuantityRefusal } from '../quantities/sold-quantity.ts';
import type { ProductVariant } from '../../catalogue/categories/catalogue.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { listProducts } from '../../catalogue/parts/product-queries.ts';
import type { DeliveryPromise } from '../../catalogue/stock/promise.ts';
import { promiseIn } from '../../shopfront/search/product-card.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { Minor } from '../../base/money/money.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { quantityByPart } from '../../catalogue/pricing/explain-price.ts';
import {
  defaultVariant,
  explainedPriceOf,
  lacksWidth,
  type PricedView,
  quantityRuleIn,
  type Shopper,
  shopperView,
  variantsOf,
  withPrices,
} from '../../shopfront/search/catalogue-view.ts';

/** A line of a quotation, as far as its price depends on it. */
export interface WantedPart {
  productId: number;
  variantId: number | null;
  quantity: number;
}

/** A part as the company can buy it now, without a quotation. */
export interface QuotedPart {
  product: Product;
  promise: DeliveryPromise;
  /** null: the part has no widths, or none was chosen. */
  width: ProductVariant | null;
  /** Prices at the wanted quantity: the company's own, with its price lists, and the list price. */
  ownPriceMinor: Minor;
  listPriceMinor: Minor;
  /** Reason why it can't be ordered now. */
  refusal: Message | null;
  /** Reason why it is not sold in the wanted quantity (K4). */
  quantityRefusal: Message | null;
}

/** Reads the parts of these lines at a company's own prices, in the order of the lines; undefined: there is no such part. */
export async function quotedParts(
  shop: Pick<Shop, 'db' | 'hot' | 'store' | 'clock'>,
  buyer: Shopper,
  lines: readonly WantedPart[],
): Promise<(QuotedPart | undefined)[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const view = await withPrices(shopperView({ shop, caller: { customer: buyer } }), shop.db, ids);
  const products = new Map((await listProducts(shop.db, ids)).map((product) => [product.id, product]));
  const ofPart = quantityByPart(lines);
  return lines.map((line) => {
    const product = products.get(line.productId);
    return product && partOf(product, line, ofPart.get(product.id) ?? line.quantity, { buyer, view });
  });
}

function partOf(
  product: Product,
  { variantId, quantity }: WantedPart,
  ofPart: number,
  { buyer, view }: { buyer: Shopper; view: PricedView },
): QuotedPart {
  const width = variantsOf(product, view).find(({ id }) => id === variantId) ?? null;
  const price = explainedPriceOf(product, width ?? defaultVariant(product, view), view, { inLine: quantity, ofPart });
  return {
    product,
    promise: promiseIn(product, view),
    width,
    ownPriceMinor: price?.unitPriceMinor ?? 0,
    listPriceMinor: price?.listPriceMinor ?? 0,
    refusal: refusalOf(product, { variantId, width }, { buyer, view }),
    quantityRefusal: soldQuantityRefusal(
      quantity,
      quantityRuleIn(product, width ?? defaultVariant(product, view), view),
    ),
  };
}

function refusalOf(
  product: Product,
  { variantId, width }: { variantId: number | null; width: ProductVariant | null },
  { buyer, view }: { buyer: Shopper; view: PricedView },
): Message | null {
  if (!product.active) return NOT_AVAILABLE;
  const notSold = partRefusal(product, buyer, view.hot.settings);
  if (notSold !== null) return notSold.message;
  if (variantId !== null && width === null) return message('refusal.width-gone');
  return lacksWidth(product, variantId, view) ? CHOOSE_WIDTH : null;
}

import { basketOwnerOf, findCurrentCart } from '../cart/cart-queries.ts';
import { CHOOSE_WIDTH, NOT_AVAILABLE, partRefusal } from '../cart/price-cart.ts';
import { QUANTITY_MESSAGE } from '../quantities/quantity.ts';
import { additionRefusal } from '../quantities/sold-quantity.ts';
import type { StoredCartLine } from '../cart/stored-cart.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { listProducts } from '../../catalogue/parts/product-queries.ts';
import type { Successor } from '../../shopfront/search/paths.ts';
import { shareStock } from '../../catalogue/stock/line-availability.ts';
import { promiseIn } from '../../shopfront/search/product-card.ts';
import { successorsOf } from '../../shopfront/search/replaced-parts.ts';
import {
  defaultVariant,
  lacksWidth,
  type PricedView,
  priceOf,
  quantityRuleIn,
  shopperView,
  variantsOf,
  withPrices,
} from '../../shopfront/search/catalogue-view.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { quantityByPart } from '../../catalogue/pricing/explain-price.ts';
import { ANY_QUANTITY, type QuantityRule } from '../../base/kernel/line-quantity.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { message, type Message, type Untranslated } from '../../base/messages/message.ts';
import { findMisfits } from '../../catalogue/presses/machine-queries.ts';
import type { OrderLine, PlacedOrder } from '../orders/order.ts';
import { findOwnOrder } from '../orders/order-queries.ts';
import type { OrderAgain, ReorderLine, ReorderState } from '../orders/answers.ts';

/** A reorder line whose messages are not translated yet. */
type UntranslatedReorderLine = Omit<Untranslated<ReorderLine, 'refusal'>, 'isMisfit'>;
type UntranslatedOrderAgain = Omit<OrderAgain, 'lines'> & {
  lines: readonly (UntranslatedReorderLine & Pick<ReorderLine, 'isMisfit'>)[];
};

/**
 * Previews reordering an earlier order line by line: old price, current price, and obstacles. Nothing is swapped,
 * dropped or repriced silently (G2); it changes nothing.
 * @throws {NotFoundError} unknown, or another customer's (B11)
 */
export async function orderAgain(
  { orderId }: { orderId: number },
  context: CustomerContext,
): Promise<UntranslatedOrderAgain> {
  const { shop, caller } = context;
  const { customer, cartGuid } = caller;
  const [order, cart] = await Promise.all([
    findOwnOrder(shop.db, orderId, customer),
    findCurrentCart(shop.db, basketOwnerOf(customer), cartGuid),
  ]);
  if (order === undefined) throw new NotFoundError('order');
  const ids = [...new Set(order.lines.map(({ productId }) => productId))];
  const view = { ...shopperView(context), anyQuantity: cart?.anyQuantity };
  const [products, successors, priced, misfits] = await Promise.all([
    listProducts(shop.db, ids),
    successorsOf(context, ids, view),
    withPrices(view, shop.db, ids),
    findMisfits(shop.db, customer.companyId, order.lines),
  ]);
  const today: Today = {
    customer,
    view: priced,
    ofPart: quantityByPart(order.lines),
    products: new Map(products.map((product) => [product.id, product])),
    successors,
    basket: cart?.lines ?? [],
  };
  const { id, reference, placedAt } = order;
  return {
    orderId: id,
    reference,
    placedAt,
    lines: shareStock(
      order.lines.map((line, place) => ({ ...againLine(line, order, today), isMisfit: misfits.has(place) })),
    ),
  };
}

/** Today's offer for a customer. */
interface Today {
  customer: SignedInCustomer;
  view: PricedView;
  /** Quantities of the order by part. */
  ofPart: ReadonlyMap<number, number>;
  products: ReadonlyMap<number, Product>;
  successors: ReadonlyMap<number, readonly Successor[]>;
  basket: readonly StoredCartLine[];
}

function againLine(line: OrderLine, order: PlacedOrder, today: Today): UntranslatedReorderLine {
  const { view } = today;
  const product = today.products.get(line.productId);
  const before = { unitPriceMinor: line.unitPriceMinor, currency: order.currency };
  const { id: lineId, productId, productName, variantId, variantDetails, quantity, serial, machine } = line;
  const ordered = { lineId, productId, productName, variantId, variantDetails, quantity, serial, machine, before };
  const inBasket = basketQuantity(line, today.basket);
  const widths = product === undefined ? [] : variantsOf(product, view);
  const variant =
    variantId === null
      ? product === undefined
        ? null
        : defaultVariant(product, view)
      : (widths.find(({ id }) => id === variantId) ?? null);
  const lacks = product !== undefined && lacksWidth(product, variantId, view);
  const isWidthGone = variantId !== null && variant === null;
  const rule = product === undefined || isWidthGone ? ANY_QUANTITY : quantityRuleIn(product, variant, view);
  const refusal = againRefusal({ product, lacksWidth: lacks, isWidthGone, inBasket, quantity, rule }, today);
  const isOffered = product !== undefined && refusal?.state !== 'gone' && refusal?.state !== 'not-sold';
  const bought = { inLine: quantity, ofPart: today.ofPart.get(productId) ?? quantity };
  const now = isOffered && refusal?.state !== 'width-gone' ? priceOf(product, variant, view, bought) : null;
  return {
    ...ordered,
    now,
    inStock: (product?.stockLevel ?? 0) > 0,
    promise: product === undefined ? null : promiseIn(product, view),
    state: refusal?.state ?? (isSamePrice(before, now) ? 'unchanged' : 'price'),
    refusal: refusal?.message ?? null,
    widths:
      refusal?.state === 'width-gone' && product !== undefined
        ? widths.map((width) => ({
            variantId: width.id,
            variantDetails: width.details,
            price: priceOf(product, width, view, bought),
          }))
        : [],
    successors: today.successors.get(productId) ?? [],
    inBasket,
  };
}

interface Wanted {
  product: Product | undefined;
  lacksWidth: boolean;
  isWidthGone: boolean;
  inBasket: number;
  quantity: number;
  rule: QuantityRule;
}

/** Checked in this order: does it exist, is it for sale to the customer, in this width, in this quantity. */
function againRefusal(
  { product, lacksWidth: lacks, isWidthGone, inBasket, quantity, rule }: Wanted,
  { customer, view }: Today,
): { state: ReorderState; message: Message } | null {
  if (product?.active !== true) return { state: 'gone', message: NOT_AVAILABLE };
  const notSold = partRefusal(product, customer, view.hot.settings);
  if (notSold !== null) return { state: 'not-sold', message: notSold.message };
  if (lacks) return { state: 'width-gone', message: CHOOSE_WIDTH };
  if (isWidthGone) return { state: 'width-gone', message: message('refusal.width-gone') };
  const ofQuantity = additionRefusal(inBasket, quantity, rule);
  if (ofQuantity === null) return null;
  return { state: ofQuantity.key === QUANTITY_MESSAGE.key ? 'too-many' : 'packs', message: ofQuantity };
}

function basketQuantity({ productId, variantId }: OrderLine, basket: readonly StoredCartLine[]): number {
  const line = basket.find((each) => each.product.id === productId && each.variantId === variantId);
  return line?.quantity ?? 0;
}

function isSamePrice(before: UntranslatedReorderLine['before'], now: UntranslatedReorderLine['now']): boolean {
  return now !== null && before.currency === now.currency && before.unitPriceMinor === now.unitPriceMinor;
}

import type { Db } from '#platform/database/database.ts';
import { CHOOSE_WIDTH, NOT_AVAILABLE, partRefusal } from '../cart/price-cart.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import { shareStock } from '../../catalogue/stock/line-availability.ts';
import { promiseIn } from '../../shopfront/search/product-card.ts';
import { successorsOf } from '../../shopfront/search/replaced-parts.ts';
import {
  type CatalogueView,
  defaultVariant,
  lacksWidth,
  type PricedView,
  priceOf,
  type Shopper,
  shopperView,
  variantsOf,
  withPrices,
} from '../../shopfront/search/catalogue-view.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { quantityByPart } from '../../catalogue/pricing/explain-price.ts';
import { message, type Message } from '../../base/messages/message.ts';
import { listLines, type StoredListLine } from './line-queries.ts';
import { findList } from './list-queries.ts';
import type { UntranslatedListLine, UntranslatedPartList } from './part-list.ts';

/**
 * Reads a list for a member, each line with its current price and availability. @throws {NotFoundError} unknown, or
 * another's
 */
export async function readList(
  { listId }: { listId: number },
  context: CustomerContext,
): Promise<UntranslatedPartList> {
  const { shop, caller } = context;
  const header = await findList(shop.db, listId, caller.customer);
  if (header === undefined) throw new NotFoundError('list');
  return { ...header, lines: await pricedLines(listId, context) };
}

/**
 * The lines of a list at a buyer's current prices; lines that can't be bought stay with the reason. Three statements at
 * most, and one for the company's price lists.
 */
export async function pricedLines(
  listId: number,
  context: { shop: { db: Db } & Pick<Shop, 'hot' | 'store' | 'clock'>; caller: { customer: Shopper } },
): Promise<UntranslatedListLine[]> {
  const view = shopperView(context);
  const lines = await listLines(context.shop.db, listId);
  const ids = [...new Set(lines.map(({ product }) => product.id))];
  const successors = await successorsOf(context, ids, view);
  const priced = await withPrices(view, context.shop.db, ids);
  const ofPart = quantityByPart(lines.map(({ product, quantity }) => ({ productId: product.id, quantity })));
  return shareStock(
    lines.map((line) => ({
      ...pricedLine(line, context.caller.customer, priced, ofPart.get(line.product.id)),
      successors: successors.get(line.product.id) ?? [],
    })),
  );
}

function pricedLine(
  { product, variantDetails, ...line }: StoredListLine,
  customer: Shopper,
  view: PricedView,
  ofPart = line.quantity,
): Omit<UntranslatedListLine, 'successors'> {
  const width = variantsOf(product, view).find(({ id }) => id === line.variantId);
  const isWidthGone = line.variantId !== null && width === undefined;
  const lacks = lacksWidth(product, line.variantId, view);
  const refusal = whyNot(product, customer, view) ?? widthTrouble(lacks, isWidthGone);
  return {
    ...line,
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    ...shownPicture(product, view),
    variantDetails: width?.details ?? variantDetails,
    price:
      refusal === null
        ? priceOf(product, width ?? defaultVariant(product, view), view, { inLine: line.quantity, ofPart })
        : null,
    unit: product.unit,
    inStock: product.stockLevel > 0,
    promise: promiseIn(product, view),
    refusal,
  };
}

function whyNot(product: StoredListLine['product'], customer: Shopper, { hot }: CatalogueView): Message | null {
  if (!product.active) return NOT_AVAILABLE;
  const notSold = partRefusal(product, customer, hot.settings);
  return notSold === null ? null : notSold.message;
}

function widthTrouble(lacks: boolean, isGone: boolean): Message | null {
  if (lacks) return CHOOSE_WIDTH;
  return isGone ? message('refusal.width-gone') : null;
}

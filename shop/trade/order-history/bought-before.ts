import { partRefusal } from '../cart/price-cart.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import {
  defaultVariant,
  lacksWidth,
  type PricedView,
  priceOf,
  shopperView,
  variantsOf,
  withPrices,
} from '../../shopfront/search/catalogue-view.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { type Bought, listBought } from './bought-queries.ts';
import type { BoughtPart } from '../orders/paths.ts';

/**
 * Lists the parts that the customer recently bought most often and can buy again unchanged, at today's prices. Omits
 * parts that would be refused: parts that are gone or got widths since, removed widths, and parts not sold in their
 * region.
 */
export async function boughtBefore({ count }: { count: number }, context: CustomerContext): Promise<BoughtPart[]> {
  const { customer } = context.caller;
  const view = shopperView(context);
  const bought = await listBought(context.shop.db, customer);
  const priced = await withPrices(
    view,
    context.shop.db,
    bought.map(({ product }) => product.id),
  );
  return bought.flatMap((each) => partOf(each, customer, priced) ?? []).slice(0, count);
}

function partOf(bought: Bought, customer: SignedInCustomer, view: PricedView): BoughtPart | null {
  const { product, variantId, quantity, lastOrderedAt } = bought;
  const variant =
    variantId === null ? defaultVariant(product, view) : variantsOf(product, view).find(({ id }) => id === variantId);
  const price = variant === undefined ? null : priceOf(product, variant, view, quantity);
  if (
    price === null ||
    lacksWidth(product, variantId, view) ||
    partRefusal(product, customer, view.hot.settings) !== null
  )
    return null;
  return {
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    ...shownPicture(product, view),
    variantId,
    variantDetails: variantId === null ? null : (variant?.details ?? null),
    quantity,
    lastOrderedAt,
    price,
  };
}

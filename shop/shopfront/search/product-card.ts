import type { Message } from '../../base/messages/message.ts';
import type { ProductCard } from './paths.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { namesWith, only } from '../../base/fields/field.ts';
import { type DeliveryPromise, promiseOf } from '../../catalogue/stock/promise.ts';
import { describePromise } from '../../catalogue/stock/describe-promise.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import type { Demand } from '../word-search/search-term.ts';
import { widthInKeyword } from '../word-search/width-in-keyword.ts';
import {
  type CatalogueView,
  defaultVariant,
  firstCategory,
  type PricedView,
  priceOf,
  variantsOf,
} from './catalogue-view.ts';

const ON_CARDS = namesWith(productFields, { shown: 'card' });

/** A card whose promise is not translated yet. */
export type CardToTell = Omit<ProductCard, 'promised'> & { promised: Message | null };

/**
 * A product on a card of a grid or strip (A10), in the width of the keyword. For visitors a list contains no promises,
 * because their answers are cached and orders should not make them stale.
 */
export function productCard(product: Product, view: PricedView, demands: readonly Demand[] = []): CardToTell {
  const width = widthInKeyword(demands, product.name, variantsOf(product, view));
  const first = defaultVariant(product, view);
  return {
    id: product.id,
    ...only(product, ON_CARDS),
    ...shownPicture(product, view),
    categoryName: firstCategory(product, view)?.name ?? null,
    inStock: product.stockLevel > 0,
    promised: view.viewer === null ? null : describePromise(promiseIn(product, view)),
    ...(width === null ? {} : { soughtWidth: { id: width.id, details: width.details } }),
    ...(first === null ? {} : { hasWidths: true as const }),
    price: priceOf(product, width ?? first, view),
    ownNumber: null,
  };
}

/** Availability promise for today (L4). */
export function promiseIn(product: Product, { hot, today }: CatalogueView): DeliveryPromise {
  return promiseOf(product, hot.arrivals.get(product.id) ?? [], today);
}

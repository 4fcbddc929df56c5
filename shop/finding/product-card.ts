import type { ProductCard } from './paths.ts';
import type { Product } from '../catalogue/product.ts';
import { shownPicture } from '../catalogue/shown-picture.ts';
import { type CatalogueView, defaultVariant, firstCategory, priceOf } from './view.ts';

/** A product as a card of a grid or a strip shows it (A10). */
export function productCard(product: Product, view: CatalogueView): ProductCard {
  return {
    id: product.id,
    name: product.name,
    intro: product.intro,
    ...shownPicture(product, view),
    categoryName: firstCategory(product, view)?.name ?? null,
    flash: product.flash,
    inStock: product.stockLevel > 0,
    price: priceOf(product, defaultVariant(product, view), view),
  };
}

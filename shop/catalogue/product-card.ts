import type { ProductCard } from './paths.ts';
import type { Product } from './product.ts';
import { type CatalogueView, defaultVariant, firstCategory, priceOf } from './view.ts';

/** A product as a card of a grid or a strip shows it (A10). */
export function productCard(product: Product, view: CatalogueView): ProductCard {
  return {
    id: product.id,
    name: product.name,
    intro: product.intro,
    imageHash: product.useCloudImage ? null : product.imageHash,
    cloudImageUrl: cloudImageUrl(product, view),
    categoryName: firstCategory(product, view)?.name ?? null,
    flash: product.flash,
    inStock: product.stockLevel > 0,
    price: priceOf(product, defaultVariant(product, view), view),
  };
}

/** The picture at the image service: the part number and .jpg; null where the picture is stored here (D10). */
export function cloudImageUrl(product: Product, { cloudImages }: Pick<CatalogueView, 'cloudImages'>): string | null {
  return product.useCloudImage ? `${cloudImages}${encodeURIComponent(product.name)}.jpg` : null;
}

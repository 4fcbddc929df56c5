import type { OperationContext } from '../frame/operation.ts';
import type { ProductDetail } from './paths.ts';
import type { Product } from '../catalogue/product.ts';
import { productCard } from './product-card.ts';
import { findPicturedProduct, listRelated } from '../catalogue/product-queries.ts';
import { ProductUnavailableError } from './product-unavailable.ts';
import { branchName, type CatalogueView, firstCategory, priceOf, shoppersView, variantsOf } from './view.ts';
import { purchaseRefusal } from '../catalogue/visibility.ts';

/**
 * A live part with all that its page shows (A12).
 * @throws {ProductUnavailableError}
 */
export async function productDetail(
  { productId }: { productId: number },
  context: OperationContext,
): Promise<ProductDetail> {
  const view = shoppersView(context);
  const { db } = context.shop;
  const [product, related] = await Promise.all([
    findPicturedProduct(db, productId),
    listRelated(db, 'live', productId),
  ]);
  if (product === undefined || !product.active) throw new ProductUnavailableError();
  return {
    ...productCard(product, view),
    details: product.details,
    brandLabel: context.shop.store.brandLabel,
    stockLevel: product.stockLevel,
    category: branchName(firstCategory(product, view)),
    variants: variantsOf(product, view).map((variant) => ({
      id: variant.id,
      details: variant.details,
      imageHash: product.variantPictures[variant.id] ?? null,
      price: priceOf(product, variant, view),
    })),
    refusal: refusalFor(product, view),
    related: related.map((row) => productCard(row.product, view)),
  };
}

/** Visitors are asked to log in instead: what they may buy depends on their account (A13, D4). */
function refusalFor({ award }: Product, { viewer, hot: { settings } }: CatalogueView) {
  return viewer === null ? null : purchaseRefusal(award, viewer, settings.awardReading, settings.tapeShopHost);
}

import { listKitParts } from '../../catalogue/kits/kit-queries.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { defaultVariant, priceOf, shopperView, withPrices } from './catalogue-view.ts';
import type { KitPart } from './paths.ts';

/** Reads the parts of a kit, each with its own price for this reader (J7). */
export async function partsOfKit({ productId }: { productId: number }, context: OperationContext): Promise<KitPart[]> {
  const { db } = context.shop;
  const rows = await listKitParts(db, productId);
  const ids = rows.map(({ product }) => product.id);
  const view = await withPrices(shopperView(context), db, ids);
  return rows.map(({ product, quantity }) => ({
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    ...shownPicture(product, view),
    quantity,
    isOffered: product.active,
    price: product.active ? priceOf(product, defaultVariant(product, view), view) : null,
    inStock: product.stockLevel >= quantity,
  }));
}

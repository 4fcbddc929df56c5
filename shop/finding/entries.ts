import { pictureUrl } from '../pictures/picture.ts';
import type { ListPage } from '../frame/list-page.ts';
import type { ProductVariant } from '../catalogue/catalogue.ts';
import type { ProductEntry, RelatedEntry, VariantEntry } from './documented-paths.ts';
import type { ProductList } from '../catalogue/listing-queries.ts';
import type { Product } from '../catalogue/product.ts';
import { unitPrice } from '../pricing/price.ts';
import type { RowRange } from '../catalogue/row-range.ts';
import { shownPicture } from '../catalogue/shown-picture.ts';
import { branchName, type CatalogueView, defaultVariant, firstCategory, priceOf } from './view.ts';

const PICTURE_WIDTH = 800;

/** A product as this caller may know it (D30). */
export function productEntry(product: Product, view: CatalogueView): ProductEntry {
  const { locallySourced, pallet } = product;
  return {
    id: product.id,
    name: product.name,
    intro: product.intro,
    details: product.details,
    stockLevel: product.stockLevel,
    active: product.active,
    award: product.award,
    familyId: product.familyId ?? 0,
    flash: product.flash,
    useCloudImage: product.useCloudImage,
    imageUrl: imageUrl(product, view),
    category: branchName(firstCategory(product, view)),
    ...knownPrices(product, view),
    ...(view.seesAll ? { locallySourced, pallet } : {}),
  };
}

/** One page of a list of products, and how many there are in all. */
export async function productPage(
  list: ProductList,
  range: RowRange,
  view: CatalogueView,
): Promise<ListPage<ProductEntry>> {
  const [found, total] = await Promise.all([list.read(range), list.count()]);
  return { items: found.map((product) => productEntry(product, view)), total };
}

/** A part that goes with another, as this caller may know it (D30). */
export function relatedEntry(
  { id, productId, product }: { id: number; productId: number; product: Product },
  view: CatalogueView,
): RelatedEntry {
  return {
    id,
    productId,
    relatedProductId: product.id,
    name: product.name,
    intro: product.intro,
    details: product.details,
    active: product.active,
    imageUrl: imageUrl(product, view),
    ...knownPrices(product, view),
  };
}

/** A width, as this caller may know it (D30). Without a price of its own it has none here: the product's counts (D2). */
export function variantEntry(variant: ProductVariant, { terms }: CatalogueView): VariantEntry {
  const { id, familyId, details, usdMinor, gbpMinor, eurMinor } = variant;
  if (terms === null) return { id, familyId, details };
  const unitPriceMinor = unitPrice(NO_PRICE_OF_ITS_OWN, variant, terms);
  const price = unitPriceMinor === 0 ? {} : { unitPriceMinor, currency: terms.currency };
  return { id, familyId, details, usdMinor, gbpMinor, eurMinor, ...price };
}

const NO_PRICE_OF_ITS_OWN = { usdMinor: 0, eurMinor: 0, familyId: 1 } as const;

function knownPrices(product: Product, view: CatalogueView) {
  const price = priceOf(product, defaultVariant(product, view), view);
  return price === null ? {} : { usdMinor: product.usdMinor, eurMinor: product.eurMinor, ...price };
}

function imageUrl(product: Product, view: CatalogueView): string | null {
  const { imageHash, cloudImageUrl } = shownPicture(product, view);
  return imageHash === null ? cloudImageUrl : pictureUrl('products', imageHash, PICTURE_WIDTH, 'jpg');
}

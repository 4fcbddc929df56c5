import type { Db } from '#platform/database/database.ts';
import { pictureUrl } from '../../base/files/picture-keys.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import type { ProductVariant } from '../../catalogue/categories/catalogue.ts';
import type { ProductEntry, RelatedEntry, VariantEntry } from './documented-paths.ts';
import type { ProductWith } from '../../catalogue/parts/further-column.ts';
import type { ProductList } from '../../catalogue/parts/listing-queries.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { productFields, relatedFields } from '../../catalogue/parts/product-fields.ts';
import { namesWith, only, openNames } from '../../base/fields/field.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { unitPriceOfVariant } from '../../catalogue/pricing/price.ts';
import type { PriceRows } from '../../catalogue/price-lists/source-queries.ts';
import type { RowRange } from '../../catalogue/parts/row-range.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import {
  branchName,
  type CatalogueView,
  defaultVariant,
  firstCategory,
  withPriceRows,
  type PricedView,
  priceOf,
  withPrices,
} from './catalogue-view.ts';

const PICTURE_WIDTH = 800;

const OPEN = openNames(productFields);
const PRICES = namesWith(productFields, { reader: 'who sees prices' });
const FOR_STAFF = namesWith(productFields, { reader: 'staff' });
const OPEN_OF_VARIANT = openNames(variantFields);
const PRICES_OF_VARIANT = namesWith(variantFields, { reader: 'who sees prices' });
const OPEN_OF_RELATED = openNames(relatedFields);

/** A product with the fields that this caller may see (D30). */
export function productEntry(product: Product, view: PricedView): ProductEntry {
  return {
    id: product.id,
    ...only(product, OPEN),
    imageUrl: imageUrl(product, view),
    category: branchName(firstCategory(product, view)),
    ...knownPrices(product, view),
    ...(view.seesAll ? { ...only(product, FOR_STAFF), ...readForSave(product) } : {}),
  };
}

/** Adds the values seen, so that saving unchanged values changes nothing, whatever was sold in the meantime (D42). */
function readForSave({ version, stockLevel }: Product) {
  return { version, stockLevelSeen: stockLevel };
}

/** Products with the fields that this caller may see, at their prices. */
export async function productEntries(
  products: readonly Product[],
  view: CatalogueView,
  db: Db,
): Promise<ProductEntry[]> {
  const priced = await withPrices(
    view,
    db,
    products.map(({ id }) => id),
  );
  return products.map((product) => productEntry(product, priced));
}

/** One page of a list of products that reads their price rows, and the total number. */
export async function productPage(
  list: ProductList<PriceRows>,
  range: RowRange,
  view: CatalogueView,
): Promise<ListPage<ProductEntry>> {
  const [found, total] = await Promise.all([list.read(range), list.count()]);
  return { items: productEntriesOf(found, view), total };
}

/** Products that were read with their price rows. */
export function productEntriesOf(found: readonly ProductWith<PriceRows>[], view: CatalogueView): ProductEntry[] {
  const priced = withPriceRows(
    view,
    found.map(({ id: productId, further: rows }) => ({ productId, rows })),
  );
  return found.map((product) => productEntry(product, priced));
}

/** A related part with the fields that this caller may see (D30). */
export function relatedEntry(
  { id, productId, product }: { id: number; productId: number; product: Product },
  view: PricedView,
): RelatedEntry {
  return {
    id,
    productId,
    relatedProductId: product.id,
    ...only(product, OPEN_OF_RELATED),
    imageUrl: imageUrl(product, view),
    ...knownPrices(product, view),
  };
}

/**
 * A width with the fields that this caller may see (D30). Without its own price it has none here: the product's applies
 * (D2). Price lists name parts, so they do not apply here.
 */
export function variantEntry(variant: ProductVariant, { terms }: CatalogueView): VariantEntry {
  const { id, familyId } = variant;
  const entry = { id, familyId, ...only(variant, OPEN_OF_VARIANT) };
  if (terms === null) return entry;
  const unitPriceMinor = unitPriceOfVariant(variant, terms);
  const price = unitPriceMinor === null ? {} : { unitPriceMinor, currency: terms.currency };
  return { ...entry, ...only(variant, PRICES_OF_VARIANT), ...price };
}

function knownPrices(product: Product, view: PricedView) {
  const price = priceOf(product, defaultVariant(product, view), view);
  if (price === null) return {};
  // Omits what only pages show.
  const { listPriceMinor: _, widthsTogether: __, priceListTitle: ___, ...known } = price;
  return { ...only(product, PRICES), ...known };
}

function imageUrl(product: Product, view: CatalogueView): string | null {
  const { imageHash, cloudImageUrl } = shownPicture(product, view);
  return imageHash === null ? cloudImageUrl : pictureUrl('products', imageHash, PICTURE_WIDTH, 'jpg');
}

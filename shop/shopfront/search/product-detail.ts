import type { OperationContext } from '../../base/operations/operation.ts';
import type { Caller } from '../../base/operations/shop.ts';
import type { ProductDetail } from './paths.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { namesWith, only } from '../../base/fields/field.ts';
import { type CardToTell, productCard, promiseIn } from './product-card.ts';
import { priceColumn } from '../../catalogue/price-lists/source-queries.ts';
import { findDetailedProduct, listRelated } from '../../catalogue/parts/product-queries.ts';
import { customerNumbersOf, cardWithCustomerNumbers } from './customer-numbers.ts';
import { replacedParts } from './replaced-parts.ts';
import { ProductUnavailableError } from './product-reads.ts';
import {
  branchName,
  firstCategory,
  withPriceRows,
  priceOf,
  refusalFor,
  shopperView,
  variantsOf,
} from './catalogue-view.ts';
import type { PurchaseRefusal } from '../../catalogue/categories/visibility.ts';

/** The page of a part whose refusal is not translated yet. */
type DetailToTell = Omit<ProductDetail, 'refusal' | 'promised' | 'related'> &
  Pick<CardToTell, 'promised'> & { refusal: PurchaseRefusal | null; related: readonly CardToTell[] };

const ON_PAGE = namesWith(productFields, { shown: 'page' });

const isSignedIn = ({ customer, staff }: Caller) => customer !== null || staff !== null;

/**
 * Reads an active part with all the data of its page (A12).
 * @throws {ProductUnavailableError}
 */
export async function productDetail(
  { productId }: { productId: number },
  context: OperationContext,
): Promise<DetailToTell> {
  const view = shopperView(context);
  const { db } = context.shop;
  const [product, related, [replaced]] = await Promise.all([
    findDetailedProduct(db, productId, priceColumn(view.lists)),
    listRelated(db, 'live', productId, priceColumn(view.lists)),
    replacedParts(context, { ids: [productId] }, view),
  ]);
  if (product === undefined || !product.active) throw new ProductUnavailableError();
  const onPage = [product, ...related.map((row) => row.product)];
  const called = await customerNumbersOf(context, onPage);
  const priced = withPriceRows(view, [
    { productId: product.id, rows: product.further },
    ...related.map((row) => ({ productId: row.product.id, rows: row.further })),
  ]);
  return {
    ...cardWithCustomerNumbers(productCard(product, priced), called),
    ...only(product, ON_PAGE),
    promise: promiseIn(product, view),
    brandLabel: context.shop.store.brandLabel,
    category: branchName(firstCategory(product, view)),
    variants: variantsOf(product, view).map((variant) => ({
      id: variant.id,
      details: variant.details,
      imageHash: product.variantPictures[variant.id] ?? null,
      price: priceOf(product, variant, priced),
    })),
    specifications: product.specifications,
    pictures: product.gallery,
    sheetBytes: isSignedIn(context.caller) ? product.sheetBytes : null, // visitors' pages are cached, and a new sheet does not invalidate them

    refusal: refusalFor(product, view),
    ownNumbers: called.flatMap(({ productId: id, variantId, number }) =>
      id === productId ? { variantId, number } : [],
    ),
    replaced: replaced ?? null,
    isKit: product.isKit,
    hasFits: product.hasFits,
    replaces: (view.hot.replaced.bySuccessor.get(productId) ?? [])
      .filter(({ fromOn }) => fromOn <= view.today)
      .map(({ name }) => name),
    related: related.map((row) => cardWithCustomerNumbers(productCard(row.product, priced), called)),
  };
}

import type { Db } from '#platform/database/database.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import { listSuccessors, type SuccessorQuestion, type SuccessorRow } from '../../catalogue/parts/successor-queries.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { Replaced, Successor } from './paths.ts';
import {
  type CatalogueView,
  defaultVariant,
  type PricedView,
  priceOf,
  shopperView,
  variantsOf,
  withPrices,
} from './catalogue-view.ts';

/** The replaced parts among these, with their replacements as this reader may see them (J5). */
export async function replacedParts(
  { shop }: { shop: { db: Db } },
  asked: Omit<SuccessorQuestion, 'today'>,
  view: CatalogueView,
): Promise<Replaced[]> {
  const { replaced } = view.hot;
  const ids = asked.ids?.filter((id) => replaced.ids.has(id)) ?? [];
  const keys = asked.keys?.filter((key) => replaced.keys.has(key)) ?? [];
  const rows = await listSuccessors(shop.db, { ids, keys, today: view.today });
  const priced = await withPrices(
    view,
    shop.db,
    rows.map(({ product }) => product.id),
  );
  return [...Map.groupBy(rows, ({ ofId }) => ofId).values()].flatMap(
    (successors) => describeReplaced(successors, priced) ?? [],
  );
}

/** The successors of these parts by part id; none for parts that are not replaced. */
export async function successorsOf(
  context: { shop: { db: Db } },
  ids: readonly number[],
  view: CatalogueView,
): Promise<ReadonlyMap<number, readonly Successor[]>> {
  const parts = await replacedParts(context, { ids }, view);
  return new Map(parts.map(({ productId, successors }) => [productId, successors]));
}

/** Reads the replacements of one part. @throws {NotFoundError} it is not replaced, or unknown */
export async function replacementOf(
  { productId }: { productId: number },
  context: OperationContext,
): Promise<Replaced> {
  const [part] = await replacedParts(context, { ids: [productId] }, shopperView(context));
  if (part === undefined) throw new NotFoundError('product');
  return part;
}

function describeReplaced(rows: readonly SuccessorRow[], view: PricedView): Replaced | null {
  const [first] = rows;
  if (first === undefined) return null;
  const { ofId, ofName, ofActive, fromOn, note } = first;
  return {
    productId: ofId,
    productName: ofName,
    isOffered: ofActive,
    fromOn,
    note,
    successors: rows.map((row) => successorOf(row, view)),
  };
}

function successorOf({ product, quantity }: SuccessorRow, view: PricedView): Successor {
  return {
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    ...shownPicture(product, view),
    quantity,
    price: priceOf(product, defaultVariant(product, view), view),
    inStock: product.stockLevel > 0,
    hasWidths: variantsOf(product, view).length > 1,
  };
}

import { listProducts } from '../../../catalogue/parts/product-queries.ts';
import type { OperationContext } from '../../../base/operations/operation.ts';
import { type Comparison, MAX_COMPARED } from '../paths.ts';
import { type CardToTell, productCard } from '../product-card.ts';
import { branchName, firstCategory, shopperView, withPrices } from '../catalogue-view.ts';
import { comparedValues, typesOfParts } from './compare-queries.ts';
import { comparisonTable } from './comparison-table.ts';

/** A comparison whose promises are not translated yet. */
type ComparisonToTell = Omit<Comparison, 'products'> & { products: readonly CardToTell[] };

/**
 * Compares up to six parts, in the given order; they are of the type of the first existing one. Others, and unavailable
 * ones, are left out and counted (I5).
 */
export async function compareParts({ parts }: { parts: string }, context: OperationContext): Promise<ComparisonToTell> {
  const asked = [...new Set(parts.split(',').map(Number))];
  const view = shopperView(context);
  const { db } = context.shop;
  const typeOf = new Map((await typesOfParts(db, asked)).map(({ id, typeId }) => [id, typeId]));
  const there = asked.filter((id) => typeOf.has(id));
  const [first] = there;
  const typeId = (first === undefined ? null : typeOf.get(first)) ?? null;
  const compared = there.filter((id) => (typeOf.get(id) ?? null) === typeId).slice(0, MAX_COMPARED);
  const [stored, values] = await Promise.all([
    listProducts(db, compared),
    typeId === null ? [] : comparedValues(db, compared, 'inComparison'),
  ]);
  const products = compared.flatMap((id) => stored.find((product) => product.id === id) ?? []);
  const [leading] = products;
  const priced = await withPrices(view, db, compared);
  return {
    typeId,
    typeName: view.hot.productTypes.find(({ id }) => id === typeId)?.name ?? null,
    category: leading === undefined ? null : branchName(firstCategory(leading, view)),
    products: products.map((product) => productCard(product, priced)),
    rows: comparisonTable(
      values,
      products.map(({ id }) => id),
    ),
    leftOut: asked.length - products.length,
  };
}

import { listProducts } from '../../../catalogue/parts/product-queries.ts';
import type { Specification } from '../../../catalogue/specifications/specification.ts';
import type { CustomerContext } from '../../../base/operations/operation.ts';
import { customerNumbersOf } from '../customer-numbers.ts';
import { type ComparedValue, comparedValues } from '../compare/compare-queries.ts';
import { comparisonTable } from '../compare/comparison-table.ts';
import type { PartTable } from '../paths.ts';
import { priceOf, shopperView, variantsOf, withPrices } from '../catalogue-view.ts';

/** The number of parts in a list page (D9). */
const MAX_PARTS = 18;
/** More do not fit next to number, name, price, stock and quantity. */
const MAX_COLUMNS = 5;

/**
 * Builds the table view of a list, in addition to the cards (G5): values, and the widths of families. Omits parts that
 * are not offered, and those after the eighteenth.
 */
export async function partTable({ parts }: { parts: string }, context: CustomerContext): Promise<PartTable> {
  const ids = [...new Set(parts.split(',').map(Number))].slice(0, MAX_PARTS);
  const view = shopperView(context);
  const { db } = context.shop;
  const [products, values] = await Promise.all([listProducts(db, ids), comparedValues(db, ids, 'inTable')]);
  const families = products.filter((product) => product.active && variantsOf(product, view).length > 0);
  const [called, priced] = await Promise.all([
    customerNumbersOf(context, families),
    withPrices(
      view,
      db,
      families.map(({ id }) => id),
    ),
  ]);
  return {
    columns: columnsOf(values, ids),
    families: families.map((product) => ({
      productId: product.id,
      widths: variantsOf(product, view).map((variant) => ({
        id: variant.id,
        details: variant.details,
        price: priceOf(product, variant, priced),
        ownNumber:
          called.find(({ productId, variantId }) => productId === product.id && variantId === variant.id)?.number ??
          null,
      })),
    })),
  };
}

/** Columns that most parts have, in the order of their attributes; attributes of several types with one name share a column. */
function columnsOf(values: readonly ComparedValue[], ids: readonly number[]): PartTable['columns'] {
  const firstOfName = new Map<string, number>();
  for (const { name, attributeId } of values) if (!firstOfName.has(name)) firstOfName.set(name, attributeId);
  const merged = values.map((value) => ({ ...value, attributeId: firstOfName.get(value.name) ?? value.attributeId }));
  const all = comparisonTable(merged, ids);
  const fullest = new Set(all.toSorted((one, other) => countFilled(other) - countFilled(one)).slice(0, MAX_COLUMNS));
  return all
    .filter((column) => fullest.has(column))
    .map(({ name, cells }) => ({
      name,
      cells: ids.flatMap((productId, at) => {
        const found = cells[at] ?? [];
        return found.length === 0 ? [] : { productId, values: found };
      }),
    }));
}

function countFilled({ cells }: { cells: readonly (readonly Specification[])[] }): number {
  return cells.filter((cell) => cell.length > 0).length;
}

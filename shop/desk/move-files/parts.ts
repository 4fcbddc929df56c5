import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { type Cells, type MoveColumn, required, textUpTo } from './column.ts';

/** The columns in which a file names a part. */
export const partColumns = {
  partNumber: {
    heading: 'partNumber',
    about: 'Part number in this shop',
    example: 'DB-0150',
    read: required(textUpTo(100)),
  },
  width: { heading: 'width', about: 'Width of a tape, as the shop calls it', example: '', read: textUpTo(100) },
} as const satisfies Record<string, MoveColumn>;

interface FoundPart {
  productId: number;
  variantId: number | null;
}

/**
 * Finds the one part that a row names; undefined: none, or several.
 * @param isAnything  also a part that is not sold, or all widths of a part; otherwise a thing that can be ordered
 */
export async function partFinder(
  db: Db,
  rows: readonly { cells: Cells }[],
  isAnything = false,
): Promise<(cells: Cells) => FoundPart | undefined> {
  const keys = rows.map(({ cells }) => partKey(cells.partNumber ?? ''));
  const parts = await db
    .select({
      productId: products.id,
      key: products.partKey,
      isSold: products.active,
      variantId: productVariants.id,
      width: sql<string | null>`lower(${productVariants.details})`,
    })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.familyId, products.familyId))
    .where(and(inArray(products.partKey, keys), isAnything ? undefined : eq(products.active, true)));
  const byKey = Map.groupBy(parts, ({ key }) => key);
  return ({ partNumber = '', width = '' }) => {
    const ofNumber = byKey.get(partKey(partNumber)) ?? [];
    const sold = ofNumber.filter(({ isSold }) => isSold);
    const named = sold.length > 0 ? sold : ofNumber;
    const typed = width.trim().toLowerCase();
    const productIds = new Set(named.map(({ productId }) => productId));
    if (isAnything && typed === '') {
      const [productId] = productIds;
      return productId === undefined || productIds.size > 1 ? undefined : { productId, variantId: null };
    }
    const [part, ...others] = named.filter((each) => (each.width ?? '') === typed);
    return part === undefined || others.length > 0
      ? undefined
      : { productId: part.productId, variantId: part.variantId };
  };
}

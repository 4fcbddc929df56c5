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
  const byKey = await partsByKey(db, rows, { isSoldAlone: !isAnything });
  return (cells) => {
    const named = namedIn(byKey, cells);
    const productIds = new Set(named.map(({ productId }) => productId));
    if (!isAnything || widthOf(cells) !== '') return oneOfWidth(named, cells);
    const [productId] = productIds;
    return productId === undefined || productIds.size > 1 ? undefined : { productId, variantId: null };
  };
}

/** Finds the thing that a line says, sold or no longer sold; of a part that comes in widths, the one width. */
export async function lineFinder(
  db: Db,
  rows: readonly { cells: Cells }[],
): Promise<(cells: Cells) => FoundPart | undefined> {
  const byKey = await partsByKey(db, rows, { isSoldAlone: false });
  return (cells) => oneOfWidth(namedIn(byKey, cells), cells);
}

async function partsByKey(db: Db, rows: readonly { cells: Cells }[], { isSoldAlone }: { isSoldAlone: boolean }) {
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
    .where(and(inArray(products.partKey, keys), isSoldAlone ? eq(products.active, true) : undefined));
  return Map.groupBy(parts, ({ key }) => key);
}
type PartsByKey = Awaited<ReturnType<typeof partsByKey>>;
type KeyedPart = NonNullable<ReturnType<PartsByKey['get']>>[number];

/** The parts of this number: those that are sold, if there are any. */
function namedIn(byKey: PartsByKey, { partNumber = '' }: Cells): readonly KeyedPart[] {
  const ofNumber = byKey.get(partKey(partNumber)) ?? [];
  const sold = ofNumber.filter(({ isSold }) => isSold);
  return sold.length > 0 ? sold : ofNumber;
}

function oneOfWidth(named: readonly KeyedPart[], cells: Cells): FoundPart | undefined {
  const [part, ...others] = named.filter(({ width }) => (width ?? '') === widthOf(cells));
  return part === undefined || others.length > 0 ? undefined : { productId: part.productId, variantId: part.variantId };
}

function widthOf({ width = '' }: Cells): string {
  return width.trim().toLowerCase();
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../../base/kernel/line-quantity.ts';
import { message } from '../../../base/messages/message.ts';
import { amountText } from '../../../base/money/parse-amount.ts';
import { productFields } from '../../../catalogue/parts/product-fields.ts';
import { productVariants } from '../../../catalogue/parts/tables.ts';
import { variantFields } from '../../../catalogue/parts/variant-fields.ts';
import { amountFromZero, minorOf, oneOf, orElse, required, textUpTo, wholeNumber } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const FAMILIES = productFields.familyId.of.map(String);
const quantity = orElse('', wholeNumber(MIN_QUANTITY, MAX_QUANTITY));

/** Widths of tapes with their prices (Q5, B2). */
export const widthKind: MoveKind = {
  name: 'widths',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'W-1', read: required(textUpTo(100)) },
    { heading: 'family', about: 'Number of its family', example: '1', read: required(oneOf(...FAMILIES)) },
    {
      heading: 'position',
      about: 'Its place; the first one is chosen first',
      example: '90',
      read: required(wholeNumber(0, 32_767)),
    },
    { heading: 'details', about: 'The width', example: '90 mm', read: required(textUpTo(variantFields.details.most)) },
    { heading: 'priceDollar', about: 'Its own price; empty: the part’s', example: '38.00', read: ownPrice },
    { heading: 'pricePound', about: 'Its own price; empty: none', example: '', read: ownPrice },
    { heading: 'priceEuro', about: 'Its own price; empty: none', example: '', read: ownPrice },
    { heading: 'minQuantity', about: 'Least quantity; empty: the part’s', example: '', read: quantity },
    { heading: 'packSize', about: 'Pieces in a pack; empty: the part’s', example: '', read: quantity },
  ],
  numbered: productVariants,
  keyOf: externalId,
  unique: ({ family = '', details = '' }) => [['details', `${family}/${details.toLowerCase()}`]],
  async stored(db, which) {
    const query = db
      .select({ width: productVariants, externalId: externalIdOf('widths', productVariants.id) })
      .from(productVariants);
    const rows = await only(query.$dynamic(), productVariants.id, which);
    return rows.map(({ width, externalId: number }) => ({
      id: width.id,
      cells: {
        externalId: number,
        family: String(width.familyId),
        position: String(width.position),
        details: width.details,
        priceDollar: priceCell(width.usdMinor),
        pricePound: priceCell(width.gbpMinor),
        priceEuro: priceCell(width.eurMinor),
        minQuantity: String(width.minQuantity ?? ''),
        packSize: String(width.packSize ?? ''),
      },
    }));
  },
  async check(db, rows) {
    const known = await widthsNamed(db, rows);
    return rows.flatMap(({ row, id, cells }): Remark[] => {
      const isTaken = known.some(
        (width) =>
          width.id !== id &&
          String(width.familyId) === cells.family &&
          width.name === (cells.details ?? '').toLowerCase(),
      );
      const isMoved = known.some((width) => width.id === id && String(width.familyId) !== cells.family);
      return [
        ...(isTaken ? [{ row, heading: 'details', message: message('staff-rule.move.taken') }] : []),
        ...(isMoved ? [{ row, heading: 'family', message: message('staff-rule.move.settled') }] : []),
      ];
    });
  },
  async add(tx, rows) {
    const added = await tx.insert(productVariants).values(rows.map(valuesOf)).returning({ id: productVariants.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const row of rows)
      await tx
        .update(productVariants)
        .set({ ...valuesOf(row), version: sql`${productVariants.version} + 1` })
        .where(eq(productVariants.id, row.id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      productVariants,
      ids,
      sql`not exists (select from specifications as specification where specification.variant_id = product_variants.id)`,
    ),
};

/** The widths that these rows are, and those of their names. */
function widthsNamed(db: Db, rows: readonly (MoveRow & { readonly id: number | null })[]) {
  const names = rows.map(({ cells }) => (cells.details ?? '').toLowerCase());
  return db
    .select({
      id: productVariants.id,
      familyId: productVariants.familyId,
      name: sql<string>`lower(${productVariants.details})`,
    })
    .from(productVariants)
    .where(
      sql`${inArray(sql`lower(${productVariants.details})`, names)} or ${inArray(
        productVariants.id,
        rows.flatMap(({ id }) => id ?? []),
      )}`,
    );
}

/** A price above zero; 0 says none, as on the screens. */
function ownPrice(...[text, hot]: Parameters<typeof amountFromZero>): string {
  const read = amountFromZero(text, hot);
  return minorOf(read) === 0 ? '' : read;
}

function priceCell(minor: number | null): string {
  return minor === null ? '' : amountText(minor);
}

function valuesOf({ cells }: MoveRow) {
  const quantityOf = (cell = '') => (cell === '' ? null : Number(cell));
  return {
    familyId: Number(cells.family),
    position: Number(cells.position),
    details: cells.details ?? '',
    usdMinor: minorOf(cells.priceDollar),
    gbpMinor: minorOf(cells.pricePound),
    eurMinor: minorOf(cells.priceEuro),
    minQuantity: quantityOf(cells.minQuantity),
    packSize: quantityOf(cells.packSize),
  };
}

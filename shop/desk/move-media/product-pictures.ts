import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../base/messages/message.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { productPictures } from '../../catalogue/product-pictures/tables.ts';
import { orElse, required, textUpTo, wholeNumber } from '../move-files/column.ts';
import { externalIdOf } from '../move-files/external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type Remark } from '../move-files/kind.ts';
import { partColumns, partFinder } from '../move-files/parts.ts';
import { removeUnused } from '../move-files/remove-unused.ts';
import { only } from '../move-files/which.ts';
import { hashIn, namedPicture, pictureCells } from './named-picture.ts';

/** Further pictures of products (Q5, A12). */
export const productPictureKind: MoveKind = {
  name: 'product-pictures',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'PP-1', read: required(textUpTo(100)) },
    partColumns.partNumber,
    { heading: 'position', about: 'Its place; empty: 1', example: '1', read: orElse('1', wholeNumber(0, 1_000_000)) },
    {
      heading: 'file',
      about:
        'Name of the picture in the archive, or in the folder documents: JPEG, PNG, WebP, GIF or AVIF; 10 MB at most',
      example: 'blade-from-above.png',
      read: required(textUpTo(150)),
    },
    { heading: 'alt', about: 'What it shows', example: 'The blade from above', read: textUpTo(200) },
  ],
  numbered: productPictures,
  namedFile: namedPicture('products', 'file'),
  keyOf: externalId,
  async stored(db, which) {
    const query = db
      .select({
        picture: productPictures,
        externalId: externalIdOf('product-pictures', productPictures.id),
        partNumber: products.name,
      })
      .from(productPictures)
      .innerJoin(products, eq(products.id, productPictures.productId));
    const rows = await only(query.$dynamic(), productPictures.id, which);
    return rows.map(({ picture: { id, position, alt, imageHash }, externalId: number, partNumber }) => ({
      id,
      cells: {
        externalId: number,
        partNumber,
        position: String(position),
        alt,
        ...pictureCells('products', 'file', imageHash),
      },
    }));
  },
  async check(db, rows) {
    const find = await partFinder(db, rows, true);
    return rows.flatMap(({ row, cells }): Remark[] =>
      find(cells) === undefined ? [{ row, heading: 'partNumber', message: message('staff-rule.move.no-part') }] : [],
    );
  },
  async add(tx, rows) {
    const added = await tx
      .insert(productPictures)
      .values(await valuesOf(tx, rows))
      .returning({ id: productPictures.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    const values = await valuesOf(tx, rows);
    for (const [at, { id }] of rows.entries())
      await tx
        .update(productPictures)
        .set(values[at] ?? {})
        .where(eq(productPictures.id, id));
  },
  remove: (tx, ids) => removeUnused(tx, productPictures, ids),
};

async function valuesOf(tx: Db, rows: readonly MoveRow[]) {
  const find = await partFinder(tx, rows, true);
  return rows.map(({ cells }) => ({
    productId: find(cells)?.productId ?? 0,
    position: Number(cells.position),
    imageHash: hashIn(cells.file) ?? '',
    alt: cells.alt ?? '',
  }));
}

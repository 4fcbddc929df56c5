import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { message } from '../../base/messages/message.ts';
import { productSheets } from '../../catalogue/data-sheets/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { required, textUpTo } from '../move-files/column.ts';
import type { MoveKind, MoveRow, Remark } from '../move-files/kind.ts';
import { partColumns, partFinder } from '../move-files/parts.ts';
import { only } from '../move-files/which.ts';
import { nameOfKey, namedPdf } from './named-pdf.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Data sheets of products (Q5, A12). */
export const dataSheetKind: MoveKind = {
  name: 'data-sheets',
  columns: [
    partColumns.partNumber,
    {
      heading: 'file',
      about: 'Name of the PDF file in the archive, or in the folder documents; 10 MB at most',
      example: 'DB-0150.pdf',
      read: required(textUpTo(150)),
    },
  ],
  namedFile: namedPdf('product-sheets', MAX_BYTES, message('staff-rule.move.large-file')),
  keyOf: ({ partNumber = '' }) => partKey(partNumber),
  async find(db, rows) {
    const find = await partFinder(db, rows, true);
    const partIds = rows.map(({ cells }) => find(cells)?.productId ?? 0);
    const found = await db
      .select({ id: productSheets.productId })
      .from(productSheets)
      .where(inArray(productSheets.productId, partIds));
    const known = new Set(found.map(({ id }) => id));
    return partIds.map((id) => (known.has(id) ? id : null));
  },
  async stored(db, which) {
    const query = db
      .select({ sheet: productSheets, partNumber: products.name })
      .from(productSheets)
      .innerJoin(products, eq(products.id, productSheets.productId));
    const rows = await only(query.$dynamic(), productSheets.productId, which);
    return rows.map(({ sheet: { productId, fileKey, sizeBytes }, partNumber }) => ({
      id: productId,
      cells: { partNumber, file: nameOfKey(fileKey), fileKey, sizeBytes: String(sizeBytes) },
    }));
  },
  async check(db, rows) {
    const find = await partFinder(db, rows, true);
    return rows.flatMap(({ row, cells }): Remark[] =>
      find(cells) === undefined ? [{ row, heading: 'partNumber', message: message('staff-rule.move.no-part') }] : [],
    );
  },
  async add(tx, rows, now) {
    const added = await tx
      .insert(productSheets)
      .values(await valuesOf(tx, rows, now))
      .returning({ id: productSheets.productId });
    return added.map(({ id }) => id);
  },
  async change(tx, rows, now) {
    const values = await valuesOf(tx, rows, now);
    for (const [at, { id }] of rows.entries())
      await tx
        .update(productSheets)
        .set(values[at] ?? {})
        .where(eq(productSheets.productId, id));
  },
  async remove(tx, ids) {
    const gone = await tx
      .delete(productSheets)
      .where(inArray(productSheets.productId, [...ids]))
      .returning({ id: productSheets.productId });
    return gone.map(({ id }) => id);
  },
};

async function valuesOf(tx: Db, rows: readonly MoveRow[], now: Date) {
  const find = await partFinder(tx, rows, true);
  return rows.map(({ cells }) => ({
    productId: find(cells)?.productId ?? 0,
    fileKey: cells.fileKey ?? '',
    sizeBytes: Number(cells.sizeBytes),
    uploadedAt: now,
  }));
}

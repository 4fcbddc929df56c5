import { and, eq, inArray, sql } from 'drizzle-orm';
import { message } from '../../../base/messages/message.ts';
import { pastDocuments } from '../../../trade/past-orders/tables.ts';
import { day, required, textBy, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type Remark } from '../kind.ts';
import { insertRows } from '../insert-rows.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const NAME_MAX = 150;

/** Invoices and other papers of orders of the earlier shop, as files (Q2). */
export const documentKind: MoveKind = {
  name: 'documents',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'D-7001', read: required(textUpTo(100)) },
    {
      heading: 'order',
      about: 'externalId of the order',
      example: 'O-5001',
      refersTo: 'orders',
      read: required(textUpTo(100)),
    },
    { heading: 'kind', about: 'In your words', example: 'Invoice', read: required(textUpTo(50)) },
    { heading: 'issuedOn', about: 'Day; empty: not known', example: '2019-05-03', read: day },
    {
      heading: 'file',
      about: 'Name of the PDF file in the archive, or in the folder documents; 10 MB at most',
      example: 'invoice-2019-0815.pdf',
      read: required(textBy(nameRefusal)),
    },
    {
      heading: 'sha256',
      about: 'What the file must be; empty: not checked',
      example: '',
      read: textBy((sum) => (/^(?:[\da-f]{64})?$/.test(sum) ? null : message('staff-rule.move.sum'))),
    },
  ],
  numbered: pastDocuments,
  hasFiles: true,
  orderIn: ({ order = '' }) => order,
  keyOf: externalId,
  unique: ({ file = '' }) => [['file', file.toLowerCase()]],
  async stored(db, which) {
    const query = db
      .select({
        document: pastDocuments,
        externalId: externalIdOf('documents', pastDocuments.id),
        order: externalIdOf('orders', pastDocuments.pastOrderId),
      })
      .from(pastDocuments);
    const rows = await only(query.$dynamic(), pastDocuments.id, which, sql`${pastDocuments.fileKey} <> ''`); // others were erased
    return rows.map(({ document, externalId: number, order }) => ({
      id: document.id,
      cells: {
        externalId: number,
        order,
        kind: document.kind,
        issuedOn: document.issuedOn ?? '',
        file: document.fileName,
        sha256: document.sha256,
        fileKey: document.fileKey,
        sizeBytes: String(document.sizeBytes),
      },
    }));
  },
  /** A name belongs to one file, so that an export has a place for each. */
  async check(db, rows) {
    const name = sql<string>`lower(${pastDocuments.fileName})`;
    const named = await db
      .select({ id: pastDocuments.id, name })
      .from(pastDocuments)
      .where(
        and(
          inArray(
            name,
            rows.map(({ cells }) => (cells.file ?? '').toLowerCase()),
          ),
          sql`${pastDocuments.fileKey} <> ''`,
        ),
      );
    return rows.flatMap(({ row, id, cells }): Remark[] =>
      named.some((other) => other.id !== id && other.name === (cells.file ?? '').toLowerCase())
        ? [{ row, heading: 'file', message: message('staff-rule.move.taken') }]
        : [],
    );
  },
  add: (tx, rows) => insertRows(tx, pastDocuments, rows.map(valuesOf)),
  async change(tx, rows) {
    for (const row of rows) await tx.update(pastDocuments).set(valuesOf(row)).where(eq(pastDocuments.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, pastDocuments, ids),
};

function nameRefusal(name: string) {
  if (name === '') return null;
  const isName = /^[^/\\\p{Cc}]+\.pdf$/iu.test(name) && name.length <= NAME_MAX && !name.startsWith('.');
  return isName ? null : message('staff-rule.move.file-name');
}

function valuesOf({ cells, ids }: MoveRow) {
  return {
    pastOrderId: ids.order ?? 0,
    kind: cells.kind ?? '',
    issuedOn: (cells.issuedOn ?? '') === '' ? null : (cells.issuedOn ?? ''),
    fileName: cells.file ?? '',
    fileKey: cells.fileKey ?? '',
    sizeBytes: Number(cells.sizeBytes),
    sha256: cells.sha256 ?? '',
  };
}

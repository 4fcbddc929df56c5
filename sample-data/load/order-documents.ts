import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { Paper } from '#platform/pdf/paper.ts';
import { STRONG, TEXT } from '#shop/trade/documents/letterhead.ts';
import { orderDocuments } from '#shop/trade/documents/tables.ts';
import { orderReference } from '#shop/trade/orders/reference.ts';
import { orders } from '#shop/trade/orders/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { instantOf } from './moment.ts';

type SampleDocument = SampleFiles['documents'][number];

const keyOf = ({ id, orderId }: SampleDocument) => `order-documents/${orderId}/sample-${id}.pdf`;

/** A placeholder sheet: in a real shop the accounting system writes the real documents (L6). */
function draw({ kind, number, orderId }: SampleDocument): Promise<Buffer> {
  const title = `${kind.replace('-', ' ')} ${number}`;
  const paper = new Paper({ title, author: 'Sample data', subject: title, createdAt: new Date(0), language: 'en' });
  paper.line(title, paper.left, paper.y, STRONG);
  paper.line(`Of order ${orderReference(orderId)}. Drawn for the sample shop.`, paper.left, paper.y + 24, TEXT);
  return paper.finish(() => {});
}

/** Draws and stores the documents of the sample orders. */
export async function storeOrderDocuments(files: Files, { documents }: SampleFiles): Promise<void> {
  for (const document of documents) await files.put(keyOf(document), await draw(document));
}

/** An invoice has the total of its order, a credit note a tenth of it. */
export async function fillOrderDocuments(tx: Db, { documents, staff }: SampleFiles, today: Date): Promise<void> {
  const ids = documents.map(({ orderId }) => orderId);
  const totals = await tx
    .select({ orderId: orders.id, totalMinor: orders.totalMinor })
    .from(orders)
    .where(inArray(orders.id, ids));
  const totalOf = new Map(totals.map(({ orderId, totalMinor }) => [orderId, totalMinor]));
  const dayOf = (daysAgo: number) => instantOf({ on: null, daysAgo }, today, '00:00').toISOString().slice(0, 10);
  await tx.insert(orderDocuments).values(
    documents.map((document) => {
      const { daysAgo, dueInDays, paidInDays, ...row } = document;
      const totalMinor = totalOf.get(row.orderId) ?? 0;
      const amounts = { invoice: totalMinor, 'credit-note': Math.round(totalMinor / 10), certificate: null };
      return {
        ...row,
        issuedOn: dayOf(daysAgo),
        dueOn: dueInDays === null ? null : dayOf(daysAgo - dueInDays),
        paidOn: paidInDays === null ? null : dayOf(daysAgo - paidInDays),
        amountMinor: amounts[row.kind],
        fileKey: keyOf(document),
        sizeBytes: 0,
        sha256: createHash('sha256').update(keyOf(document)).digest('hex'), // no two uploads are the same file
        staffName: staff[0]?.name ?? '',
        createdAt: instantOf({ on: null, daysAgo }, today, '16:00'),
      };
    }),
  );
}

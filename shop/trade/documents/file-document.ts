import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CommitLostError, type Db, inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { addDays, type CalendarDay } from '../../base/days/calendar-day.ts';
import { companies } from '../../people/accounts/tables.ts';
import { recordEvents } from '../fulfilment/progress-queries.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { orders } from '../orders/tables.ts';
import { findByNumber } from './document-queries.ts';
import { documentRefusals } from './order-document-rules.ts';
import type { DocumentDraft } from './staff-paths.ts';
import { isPdf } from '../../base/files/pdf-file.ts';
import { orderDocuments } from './tables.ts';

/**
 * Files an invoice, a credit note or a certificate with an order (L6). The same file sent again, by a double click or a
 * retry, is the existing document. Returns its id.
 * @throws {InvalidInputError} not a PDF by its content, or contradictory fields
 * @throws {NotFoundError} no such order
 * @throws {ConflictError} the number exists already, with another order or as another file
 */
export async function fileDocument({ file, ...draft }: DocumentDraft, context: StaffContext): Promise<number> {
  const { shop } = context;
  const terms = { ...draft, amountMinor: draft.amountMinor ?? null, dueOn: draft.dueOn ?? null };
  const refusals = documentRefusals(terms);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) refusals.unshift({ field: 'file', message: message('staff-refusal.document-not-pdf') });
  if (refusals.length > 0) throw new InvalidInputError(refusals);

  const fileKey = `order-documents/${draft.orderId}/${randomUUID()}.pdf`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = { ...terms, fileKey, sha256, sizeBytes: bytes.length };
  await shop.files.put(fileKey, bytes);
  try {
    const { id, isNew } = await inTransaction(shop.db, (tx) => keepRow(tx, row, context));
    if (!isNew) await shop.files.delete(fileKey).catch(() => {}); // the earlier file exists
    return id;
  } catch (error) {
    // If the row may have been written after all, its file stays.
    if (!(error instanceof CommitLostError)) await shop.files.delete(fileKey).catch(() => {}); // otherwise nothing refers to it
    throw error;
  }
}

type NewDocument = Omit<typeof orderDocuments.$inferInsert, 'id' | 'staffName' | 'createdAt' | 'withdrawnAt'>;

async function keepRow(tx: Db, row: NewDocument, { shop, caller: { staff } }: StaffContext) {
  const { orderId, kind, number } = row;
  const now = shop.clock.now();
  const [order] = await tx
    .select({ paymentDays: orders.paymentDays, companyId: orders.companyId })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('key share');
  if (order === undefined) throw new NotFoundError('order');
  const dueOn = row.dueOn ?? (await dueDayOf(tx, row, order));
  const [filed] = await tx
    .insert(orderDocuments)
    .values({ ...row, dueOn, staffName: staff.name, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: orderDocuments.id });
  if (filed === undefined) return { id: await sameDocument(tx, row), isNew: false };
  await recordEvents(tx, staff, now, [{ orderId, kind: 'document', details: { document: kind, number } }]);
  await recordChange(tx, staff, now, {
    action: 'filed',
    entity: 'order',
    entityId: orderId,
    before: null,
    after: { document: kind, number, issuedOn: row.issuedOn, amountMinor: row.amountMinor, dueOn },
  });
  return { id: filed.id, isNew: true };
}

/** An invoice without a due day is due by the terms of its order, or else of its company; null: there are none. */
async function dueDayOf(
  tx: Db,
  { kind, issuedOn }: NewDocument,
  { paymentDays, companyId }: { paymentDays: number | null; companyId: number },
): Promise<CalendarDay | null> {
  if (kind !== 'invoice') return null;
  const [company] = await tx
    .select({ paymentDays: companies.paymentDays })
    .from(companies)
    .where(eq(companies.id, companyId));
  const days = paymentDays ?? company?.paymentDays ?? null;
  return days === null ? null : addDays(issuedOn, days);
}

/** @throws {ConflictError} the number belongs to another file or another order */
async function sameDocument(tx: Db, { kind, number, orderId, sha256 }: NewDocument): Promise<number> {
  const there = await findByNumber(tx, { kind, number });
  if (there?.orderId === orderId && there.sha256 === sha256) return there.id;
  throw new ConflictError('document.exists', message('staff-refusal.document-there', { number }));
}

/**
 * Withdraws a document that was filed by mistake: the buyer no longer finds it, the history keeps it. Returns 1.
 * @throws {NotFoundError} no such document, or already withdrawn
 */
export function withdrawDocument(
  { documentId }: { documentId: number },
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const [document] = await tx
      .select()
      .from(orderDocuments)
      .where(eq(orderDocuments.id, documentId))
      .for('no key update');
    if (document === undefined || document.withdrawnAt !== null) throw new NotFoundError('order-document');
    await tx.update(orderDocuments).set({ withdrawnAt: now }).where(eq(orderDocuments.id, documentId));
    const { orderId, kind, number } = document;
    await recordEvents(tx, staff, now, [
      { orderId, kind: 'document', details: { document: kind, number, isWithdrawn: true } },
    ]);
    await recordChange(tx, staff, now, {
      action: 'withdrew',
      entity: 'order',
      entityId: orderId,
      before: { document: kind, number },
      after: null,
    });
    return 1;
  });
}

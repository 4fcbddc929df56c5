import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message, type Message, type Untranslated } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { PaidDocument } from './answers.ts';
import type { Payment, Payments } from './staff-paths.ts';
import { orderDocuments } from './tables.ts';

type StoredDocument = typeof orderDocuments.$inferSelect;

/**
 * Marks an invoice or a credit note as paid in full on a day, or as open again. Returns 1; writes nothing if it is
 * unchanged.
 * @throws {NotFoundError} no such document, or it was withdrawn
 * @throws {InvalidInputError} a certificate, or a day that is yet to come
 */
export function payDocument(
  { documentId, paidOn }: { documentId: number; paidOn: CalendarDay | null },
  context: StaffContext,
): Promise<1> {
  return inTransaction(context.shop.db, async (tx): Promise<1> => {
    const document = await lockDocument(tx, eq(orderDocuments.id, documentId));
    if (document === undefined) throw new NotFoundError('order-document');
    const refusal = paymentRefusal(document, paidOn, today(context));
    if (refusal !== null) throw new InvalidInputError([{ field: 'paidOn', message: refusal }]);
    await writePayment(tx, document, paidOn, context);
    return 1;
  });
}

/**
 * Marks documents as paid by kind and number, in one transaction, as the books send them. In the order of their ids, so
 * that two callers can't deadlock.
 * @throws {InvalidInputError} by field, unless the caller takes the others: an unknown document, one named twice, or a
 * wrong day
 */
export async function payDocuments(
  { payments, isPartial = false }: Payments,
  context: StaffContext,
): Promise<Untranslated<PaidDocument, 'refusal'>[]> {
  const read = payments.map((payment) => ({
    payment,
    paidOn: payment.paidOn === '' ? null : parseDay(payment.paidOn),
  }));
  return inTransaction(context.shop.db, async (tx) => {
    const found = await findByNumbers(tx, payments);
    const judged = read.map(({ payment, paidOn }, index) => {
      const document = found.get(nameOf(payment));
      const isTwice = payments.findIndex((other) => nameOf(other) === nameOf(payment)) < index;
      return { payment, paidOn, document, fault: faultOf({ payment, paidOn, document, isTwice }, today(context)) };
    });
    const errors = judged.flatMap(({ fault }, index): FieldError[] =>
      fault === null ? [] : [{ ...fault, field: `payments.${index}.${fault.field}` }],
    );
    if (errors.length > 0 && !isPartial) throw new InvalidInputError(errors);
    const right = judged.flatMap(({ document, paidOn, fault }) =>
      document === undefined || fault !== null ? [] : [{ document, paidOn }],
    );
    for (const { document, paidOn } of right.toSorted((one, other) => one.document.id - other.document.id))
      await writePayment(tx, document, paidOn, context);
    return judged.map(({ payment: { kind, number }, paidOn, fault }) => ({
      kind,
      number,
      paidOn: fault === null ? paidOn : null,
      refusal: fault?.message ?? null,
    }));
  });
}

interface JudgedPayment {
  payment: Payment;
  paidOn: CalendarDay | null;
  document: StoredDocument | undefined;
  isTwice: boolean;
}

function faultOf({ payment, paidOn, document, isTwice }: JudgedPayment, day: CalendarDay): FieldError | null {
  if (document === undefined) return { field: 'number', message: message('staff-refusal.payment-unknown') };
  if (isTwice) return { field: 'number', message: message('staff-refusal.payment-twice') };
  if (payment.paidOn !== '' && paidOn === null) return { field: 'paidOn', message: message('refusal.day') };
  const refusal = paymentRefusal(document, paidOn, day);
  return refusal === null ? null : { field: 'paidOn', message: refusal };
}

function paymentRefusal(
  { kind }: Pick<StoredDocument, 'kind'>,
  paidOn: CalendarDay | null,
  day: CalendarDay,
): Message | null {
  if (kind === 'certificate') return message('staff-refusal.payment-kind');
  return paidOn !== null && paidOn > day ? message('staff-refusal.payment-future') : null;
}

const today = ({ shop }: StaffContext) => dayInZone(shop.clock.now(), shop.store.timeZone);

const nameOf = ({ kind, number }: Pick<Payment, 'kind' | 'number'>) => `${kind} ${number.toLowerCase()}`;

async function findByNumbers(tx: Db, payments: readonly Payment[]): Promise<ReadonlyMap<string, StoredDocument>> {
  const documents = await tx
    .select()
    .from(orderDocuments)
    .where(
      and(
        isNull(orderDocuments.withdrawnAt),
        sql`(${orderDocuments.kind}, lower(${orderDocuments.number})) in (
          select kind, lower(number)
          from unnest(
            ${sql.param(payments.map(({ kind }) => kind))}::text[],
            ${sql.param(payments.map(({ number }) => number))}::text[]
          ) as named (kind, number)
        )`,
      ),
    )
    .orderBy(orderDocuments.id)
    .for('no key update');
  return new Map(documents.map((document) => [nameOf(document), document]));
}

async function lockDocument(tx: Db, which: ReturnType<typeof eq>): Promise<StoredDocument | undefined> {
  const [document] = await tx
    .select()
    .from(orderDocuments)
    .where(and(which, isNull(orderDocuments.withdrawnAt)))
    .for('no key update');
  return document;
}

async function writePayment(
  tx: Db,
  { id, orderId, kind, number, paidOn: before }: StoredDocument,
  paidOn: CalendarDay | null,
  { shop, caller: { staff } }: StaffContext,
): Promise<void> {
  if (before === paidOn) return;
  await tx.update(orderDocuments).set({ paidOn }).where(eq(orderDocuments.id, id));
  await recordChange(tx, staff, shop.clock.now(), {
    action: paidOn === null ? 'reopened a document of' : 'recorded a payment for',
    entity: 'order',
    entityId: orderId,
    before: { document: kind, number, paidOn: before },
    after: { document: kind, number, paidOn },
  });
}

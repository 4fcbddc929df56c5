import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { Minor } from '../../base/money/money.ts';

/** Kinds of documents that staff or the books add to an order (L6). */
export const FILED_KINDS = ['invoice', 'credit-note', 'certificate'] as const;
export type FiledKind = (typeof FILED_KINDS)[number];

/** Kinds of documents that a buyer can find; delivery notes are made from the shipments. */
export const DOCUMENT_KINDS = [...FILED_KINDS, 'delivery-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_NUMBER_MAX = 50;
/** Maximum number of documents in one zip. */
export const MAX_IN_ZIP = 100;

/** Kind and number, which name a document. */
interface DocumentName {
  kind: DocumentKind;
  id: number;
}

/** Data entered with a document. */
interface DocumentTerms {
  kind: FiledKind;
  issuedOn: CalendarDay;
  amountMinor: Minor | null;
  dueOn: CalendarDay | null;
}

/**
 * Refuses contradictory fields: an amount on a certificate, an invoice without one, a due date on anything but an
 * invoice.
 */
export function documentRefusals({
  kind,
  issuedOn,
  amountMinor,
  dueOn,
}: DocumentTerms): { field: string; message: Message }[] {
  const refusals: { field: string; message: Message }[] = [];
  const refuse = (field: string, refusal: Message) => refusals.push({ field, message: refusal });
  if (kind === 'certificate' && amountMinor !== null)
    refuse('amountMinor', message('staff-refusal.document-no-amount'));
  if (kind !== 'certificate' && amountMinor === null) refuse('amountMinor', message('staff-refusal.document-amount'));
  if (dueOn !== null && kind !== 'invoice') refuse('dueOn', message('staff-refusal.document-no-due'));
  else if (dueOn !== null && dueOn < issuedOn) refuse('dueOn', message('staff-refusal.document-due'));
  return refusals;
}

/** Address of the file, for the owner of the order and staff. */
export function documentUrl({ kind, id }: DocumentName): string {
  return kind === 'delivery-note' ? `/Delivery-Note.pdf?shipment=${id}` : `/Order-Document.pdf?id=${id}`;
}

/** Identifies a document in a form and in the address of a zip: 'invoice-12'. */
export function documentKey({ kind, id }: DocumentName): string {
  return `${kind}-${id}`;
}

/** null: not a document key. */
export function documentOfKey(key: string): DocumentName | null {
  const [, name, digits = ''] = /^([a-z-]+)-(\d{1,9})$/.exec(key) ?? [];
  const kind = DOCUMENT_KINDS.find((each) => each === name);
  return kind === undefined || Number(digits) === 0 ? null : { kind, id: Number(digits) };
}

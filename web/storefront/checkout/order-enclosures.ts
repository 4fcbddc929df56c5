import { message, type RuleMessage } from '#shop/base/messages/message.ts';
import { CHECKOUT_NOTE_MAX } from '#shop/trade/cart/checkout-draft.ts';
import { documentPaths } from '#shop/trade/documents/paths.ts';
import {
  PURCHASE_ORDER_MAX_BYTES,
  PURCHASE_ORDER_NOT_PDF,
  PURCHASE_ORDER_TOO_LARGE,
} from '#shop/trade/documents/purchase-order.ts';
import { messagePaths } from '#shop/trade/messages/paths.ts';
import { refusalOfPdf } from '../../forms/refusal-of-pdf.ts';
import type { PageContext } from '../../page-context.ts';

const RULES = {
  maxBytes: PURCHASE_ORDER_MAX_BYTES,
  tooLarge: PURCHASE_ORDER_TOO_LARGE,
  notPdf: PURCHASE_ORDER_NOT_PDF,
};

/** Enclosures that a buyer sends with an order, besides the order itself. */
export interface Enclosures {
  note: string;
  /** The buyer's own purchase order (A27); null: none. */
  file: File | null;
}

/** Reads the enclosures from the checkout's form. */
export function enclosuresIn(form: FormData): Enclosures {
  const file = form.get('po-file');
  return {
    note: String(form.get('note') ?? '').trim(),
    file: file instanceof File && file.name !== '' ? file : null,
  };
}

/** Returns the reasons why they would be refused, before anything is ordered. */
export async function refusalsOfEnclosures({ note, file }: Enclosures) {
  const ofFile = file === null ? null : await refusalOfPdf(file, RULES);
  const errors: Partial<Record<'note' | 'purchaseOrderFile', RuleMessage>> = {
    ...(note.length > CHECKOUT_NOTE_MAX ? { note: message('rule.too-long') } : {}),
    ...(ofFile === null ? {} : { purchaseOrderFile: ofFile }),
  };
  return errors;
}

/**
 * Sends them for an order that was just placed. The order stands regardless, so a failure is reported, not thrown.
 * @param cartGuid  of the order: sent twice, the note is stored once
 */
export async function sendEnclosures(
  context: PageContext,
  orderId: number,
  cartGuid: string,
  { note, file }: Enclosures,
): Promise<{ allSent: boolean }> {
  const named = file === null ? null : new File([file], `${orderId}.pdf`, { type: 'application/pdf' });
  const [noteAnswer, filed] = await Promise.all([
    note === '' ? null : context.ask(messagePaths.write, { orderId, seenMessageId: 0, text: note }, cartGuid),
    named === null ? null : context.ask(documentPaths.uploadPurchaseOrder, { file: named }),
  ]);
  const isFiled = filed === null || filed.ok || filed.refusal.status === 409; // 409: sent before
  return { allSent: noteAnswer?.ok !== false && isFiled };
}

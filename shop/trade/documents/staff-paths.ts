import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { Minor } from '../../base/money/money.ts';
import type { FiledKind } from './order-document-rules.ts';
import type { OrderDocument, PaidDocument } from './answers.ts';

export type * from './answers.ts';

/** A file to be filed with an order, with its data. */
export interface DocumentDraft {
  file: File;
  orderId: number;
  kind: FiledKind;
  number: string;
  /** ISO day. */
  issuedOn: string;
  amountMinor?: Minor | null | undefined;
  /** ISO day. */
  dueOn?: string | null | undefined;
}

/** A payment as the books send it. */
export interface Payment {
  kind: string;
  number: string;
  /** A day, judged row by row; '': open again. */
  paidOn: string;
}

export interface Payments {
  payments: readonly Payment[];
  /** Records those that are right; otherwise one that is wrong refuses all. */
  isPartial?: boolean | undefined;
}

/** Staff calls about the documents of orders (L6, H7). */
export const staffDocumentPaths = {
  /** Files an invoice, a credit note or a certificate of an order; returns the document's id (L6). */
  file: post<DocumentDraft, number>('/Sale/AddOrderDocument'),
  /** Withdraws a document filed by mistake; returns 1. */
  withdraw: post<{ documentId: number }, number>('/Sale/WithdrawOrderDocument'),
  /** Marks an invoice or a credit note as paid in full on a day; null: open again. Returns 1. */
  pay: post<{ documentId: number; paidOn: string | null }, number>('/Sale/PayOrderDocument'),
  /** Many at once, by kind and number; returns a line for each. */
  payMany: post<Payments, readonly PaidDocument[]>('/Sale/PayOrderDocuments'),
  /** The documents of a company's orders, newest first (H7). */
  ofCompany: get<GrowingPage & { companyId: number }, ListPage<OrderDocument>>(
    '/Sale/GetDocumentsOfCompany/{companyId}',
  ),
};

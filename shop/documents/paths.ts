import type { ListPage } from '../operations/list-page.ts';
import { get, post } from '../operations/path.ts';
import type { Minor } from '../kernel/money.ts';
import type { DocumentKind, FiledKind } from './order-document-rules.ts';
import type { OrderDocument, ListedManual } from './answers.ts';

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

/** Filters of the document list. */
export interface DocumentQuestion {
  kind?: DocumentKind | undefined;
  /** Searches its number, and the order's reference and PO number. */
  search?: string | undefined;
  /** ISO days: range of the issue date. */
  from?: string | undefined;
  until?: string | undefined;
}

export const documentPaths = {
  /**
   * Uploads the customer's own purchase order as a PDF; the file, or its form part, is named after the order (D29,
   * D32). Returns 1.
   */
  uploadPurchaseOrder: post<{ file: File; partName?: string | undefined }, number>('/User/UploadPO'),
  /** Returns whether an order has a purchase order. */
  hasPurchaseOrder: get<{ orderId: number }, boolean>('/User/CheckIfFileExists/{orderId}'),
  /** Staff: files an invoice, a credit note or a certificate of an order; returns the document's id (L6). */
  file: post<DocumentDraft, number>('/Sale/AddOrderDocument'),
  /** Staff: withdraws a document filed by mistake; returns 1. */
  withdraw: post<{ documentId: number }, number>('/Sale/WithdrawOrderDocument'),
  /** The documents of an order, newest first, with the delivery notes of its shipments. */
  ofOrder: get<{ orderId: number }, readonly OrderDocument[]>('/Sale/GetOrderDocuments/{orderId}'),
  /** All documents that the member can see, newest first. */
  own: get<DocumentQuestion & { page?: number | undefined; pageSize?: number | undefined }, ListPage<OrderDocument>>(
    '/Sale/GetDocuments',
  ),
  /** Staff: the documents of a company's orders, newest first (H7). */
  ofCompany: get<
    { companyId: number; page?: number | undefined; pageSize?: number | undefined },
    ListPage<OrderDocument>
  >('/Sale/GetDocumentsOfCompany/{companyId}'),
  /** The manuals that are not archived, in list order (A29). */
  manuals: get<Record<string, never>, readonly ListedManual[]>('/Shop/GetManuals'),
};

import type { ListPage } from '../operations/list-page.ts';
import { get, post } from '../operations/path.ts';
import type { Minor } from '../kernel/money.ts';
import type { DocumentKind, FiledKind } from './order-document.ts';
import type { OrderDocument, ListedManual } from './answers.ts';

export type * from './answers.ts';

/** A file that is filed with an order, and what is said of it. */
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
  /** In its number, or the order's reference or PO number. */
  search?: string | undefined;
  /** ISO days: issued within them. */
  from?: string | undefined;
  until?: string | undefined;
}

export const documentPaths = {
  /** The customer's own purchase order as a PDF; the file, or its part, is named after the order (D29, D32). Answers 1. */
  uploadPurchaseOrder: post<{ file: File; partName?: string | undefined }, number>('/User/UploadPO'),
  /** True if an order's purchase order is there. */
  hasPurchaseOrder: get<{ orderId: number }, boolean>('/User/CheckIfFileExists/{orderId}'),
  /** Staff: an invoice, a credit note or a certificate of an order; answers the document's id (L6). */
  file: post<DocumentDraft, number>('/Sale/AddOrderDocument'),
  /** Staff: it was filed by mistake; answers 1. */
  withdraw: post<{ documentId: number }, number>('/Sale/WithdrawOrderDocument'),
  /** The documents of an order, the newest first, with the delivery notes of its shipments. */
  ofOrder: get<{ orderId: number }, readonly OrderDocument[]>('/Sale/GetOrderDocuments/{orderId}'),
  /** Every document that the member sees, the newest first. */
  own: get<DocumentQuestion & { page?: number | undefined; pageSize?: number | undefined }, ListPage<OrderDocument>>(
    '/Sale/GetDocuments',
  ),
  /** Staff: the documents of a company's orders, the newest first (H7). */
  ofCompany: get<
    { companyId: number; page?: number | undefined; pageSize?: number | undefined },
    ListPage<OrderDocument>
  >('/Sale/GetDocumentsOfCompany/{companyId}'),
  /** The manuals that are not archived, in the order of the list (A29). */
  manuals: get<Record<string, never>, readonly ListedManual[]>('/Shop/GetManuals'),
};

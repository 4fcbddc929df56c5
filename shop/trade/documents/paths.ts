import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { DocumentKind } from './order-document-rules.ts';
import type { OrderDocument, ListedManual } from './answers.ts';

export type * from './answers.ts';

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
  /** The documents of an order, newest first, with the delivery notes of its shipments. */
  ofOrder: get<{ orderId: number }, readonly OrderDocument[]>('/Sale/GetOrderDocuments/{orderId}'),
  /** All documents that the member can see, newest first. */
  own: get<DocumentQuestion & GrowingPage, ListPage<OrderDocument>>('/Sale/GetDocuments'),
  /** The manuals that are not archived, in list order (A29). */
  manuals: get<Record<string, never>, readonly ListedManual[]>('/Shop/GetManuals'),
};

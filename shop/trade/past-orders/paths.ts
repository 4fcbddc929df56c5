import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { get } from '../../base/operations/path.ts';
import type { PastOrder, PastOrderDetails } from './answers.ts';

export type * from './answers.ts';

export interface PastOrderQuestion extends GrowingPage {
  /** Part of an order number, of a purchase order number, or of a part number. */
  search?: string | undefined;
}

/** Orders of the earlier shop (Q2), for members. */
export const pastOrderPaths = {
  list: get<PastOrderQuestion, ListPage<PastOrder>>('/Sale/GetPastOrders'),
  read: get<{ pastOrderId: number }, PastOrderDetails>('/Sale/GetPastOrder/{pastOrderId}'),
};

/** The address of the file of a document. */
export function pastDocumentUrl(documentId: number): string {
  return `/Earlier-Order-Document.pdf?id=${documentId}`;
}

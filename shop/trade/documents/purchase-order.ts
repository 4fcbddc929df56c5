import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { message } from '#shop/base/messages/message.ts';

/** Maximum size of a purchase order (D32). */
export const PURCHASE_ORDER_MAX_BYTES = 10 * 1024 * 1024;

export const PURCHASE_ORDER_TOO_LARGE = message('rule.purchase-order-large');
export const PURCHASE_ORDER_NOT_PDF = message('rule.purchase-order-not-pdf');

/**
 * The order of an uploaded file: its name, or that of its form part, is the order's id, '.pdf' allowed (D32). Null if
 * neither is.
 */
export function orderIdOfUpload(partName: string, fileName: string): number | null {
  return orderIdOfName(fileName) ?? orderIdOfName(partName);
}

/** '1001' and '1001.pdf' name order 1001; null for any other name. */
export function orderIdOfName(name: string): number | null {
  const [, digits = ''] = /^(\d{1,10})(?:\.pdf)?$/i.exec(name.trim()) ?? [];
  const orderId = Number(digits);
  return orderId >= 1 && orderId <= MAX_ID ? orderId : null;
}

/** Address of an order's purchase order, for its owner and staff (D32). */
export function purchaseOrderUrl(orderId: number): string {
  return `/purchase-orders/${orderId}/Purchase_Order.pdf`;
}

/** The order sheet as a PDF, for the owner and staff (D32). */
export function orderSheetUrl(orderId: number): string {
  return `/PDFOrder.pdf?id=${orderId}`;
}

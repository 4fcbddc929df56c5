import type { CallResult } from '#shop/base/operations/call-result.ts';
import { documentPaths } from '#shop/trade/documents/paths.ts';
import {
  PURCHASE_ORDER_MAX_BYTES,
  PURCHASE_ORDER_NOT_PDF,
  PURCHASE_ORDER_TOO_LARGE,
} from '#shop/trade/documents/purchase-order.ts';
import { type PdfUpload, usePdfUpload } from '../../forms/use-pdf-upload.ts';
import { useOrderPageText } from './order-page-text.ts';

/** Uploads an order's purchase order; the file is named after the order (D32). */
export function usePurchaseOrderUpload(orderId: number): PdfUpload {
  const t = useOrderPageText();
  return usePdfUpload((file, onProgress) => sendPurchaseOrder(orderId, file, onProgress), {
    maxBytes: PURCHASE_ORDER_MAX_BYTES,
    tooLarge: PURCHASE_ORDER_TOO_LARGE,
    notPdf: PURCHASE_ORDER_NOT_PDF,
    choose: t('documents.po-choose'),
  });
}

async function sendPurchaseOrder(
  orderId: number,
  file: File,
  onProgress: (percent: number) => void,
): Promise<CallResult<unknown>> {
  const named = new File([file], `${orderId}.pdf`, { type: 'application/pdf' });
  const { sendFile } = await import('../../forms/send-file.ts');
  const asked = await sendFile(documentPaths.uploadPurchaseOrder, { file: named }, onProgress);
  // 409: it already exists, perhaps from another window; the page then shows it.
  return !asked.ok && asked.refusal.status === 409 ? { ok: true, output: 1 } : asked;
}

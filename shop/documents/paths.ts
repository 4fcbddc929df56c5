import { get, post } from '../path.ts';

export const documentPaths = {
  /** The customer's own purchase order as a PDF; the file, or its part, is named after the order (D29, D32). Answers 1. */
  uploadPurchaseOrder: post<{ file: File; partName?: string | undefined }, number>('/User/UploadPO'),
  /** Whether an order's purchase order is there. */
  hasPurchaseOrder: get<{ orderId: number }, boolean>('/User/CheckIfFileExists/{orderId}'),
};

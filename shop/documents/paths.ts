import { get, post } from '../frame/path.ts';
import type { ManualKind } from './manuals.ts';

/** A manual in the list; without an address its file is not there yet. */
export interface ListedManual {
  name: string;
  kind: ManualKind;
  url: string | null;
}

export const documentPaths = {
  /** The customer's own purchase order as a PDF; the file, or its part, is named after the order (D29, D32). Answers 1. */
  uploadPurchaseOrder: post<{ file: File; partName?: string | undefined }, number>('/User/UploadPO'),
  /** Whether an order's purchase order is there. */
  hasPurchaseOrder: get<{ orderId: number }, boolean>('/User/CheckIfFileExists/{orderId}'),
  /** The manuals that are not archived, in the order of the list (A29). */
  manuals: get<Record<string, never>, readonly ListedManual[]>('/Shop/GetManuals'),
};

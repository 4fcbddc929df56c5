import { get, post } from '../../base/operations/path.ts';
import type { BookedStock, StockOfProduct } from './answers.ts';

export type * from './answers.ts';

export const BOOKING_KINDS = ['correction', 'count', 'arrival'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** Stock entry by staff: an adjustment with a reason, a count of the shelf, or a receipt. */
export interface StockBooking {
  productId: number;
  kind: BookingKind;
  quantity: number;
  reason?: string | undefined;
}

/** Stock entries by part number, for a program (M2). */
export interface StockBookings {
  /** Each is judged for itself: its kind may be any text. */
  bookings: readonly (Omit<StockBooking, 'productId' | 'kind'> & { part: string; kind: string })[];
  /** Books those that are right; otherwise one that is wrong refuses all. */
  isPartial?: boolean | undefined;
}

export interface ArrivalDraft {
  productId: number;
  quantity: number;
  expectedOn: string;
  note?: string | undefined;
}

/** Availability terms of a part, and its reorder point. */
export type StockTerms = Pick<StockOfProduct, 'productId' | 'leadTimeDays' | 'lowStock'>;

export const stockPaths = {
  /** Staff: the stock of a product with its history. */
  read: get<{ productId: number }, StockOfProduct>('/Stock/GetStock/{productId}'),
  /** Staff: returns the available stock. */
  book: post<StockBooking, number>('/Stock/BookStock'),
  /** Staff: many at once; returns a line for each. */
  bookMany: post<StockBookings, readonly BookedStock[]>('/Stock/BookStockOfParts'),
  /** Staff: returns 1. */
  saveTerms: post<StockTerms, number>('/Stock/SaveStockTerms'),
  /** Staff: records expected goods; returns the id of the arrival. */
  expect: post<ArrivalDraft, number>('/Stock/AddArrival'),
  /** Staff: receives them, in full or in part; returns the available stock. */
  receive: post<{ arrivalId: number; quantity?: number | undefined }, number>('/Stock/ReceiveArrival'),
  /** Staff: cancels the arrival; returns 1. */
  cancel: post<{ arrivalId: number }, number>('/Stock/CancelArrival'),
};

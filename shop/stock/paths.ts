import { get, post } from '../operations/path.ts';
import type { MovementKind } from './movement.ts';

/** One movement as it is explained (L4). */
export interface ExplainedMovement {
  id: number;
  /** ISO 8601. */
  at: string;
  kind: MovementKind;
  /** Of what can be sold. */
  quantity: number;
  /** Of what lies on the shelf. */
  shelfQuantity: number;
  /** Available stock after the movement. */
  levelAfter: number;
  orderId: number | null;
  reason: string;
  /** '': nobody of the staff. */
  staffName: string;
}

/** Goods that are expected. */
export interface Arrival {
  id: number;
  quantity: number;
  /** ISO day. */
  expectedOn: string;
  note: string;
}

/** Stock of a product, with its history. */
export interface StockOfProduct {
  productId: number;
  productName: string;
  /** Available stock. */
  stockLevel: number;
  /** Stock on hand, including sold items that are not shipped yet. */
  shelfQuantity: number;
  /** Ordered, and not there. */
  missing: number;
  /** Lead time; null: not given. */
  leadTimeDays: number | null;
  /** With so many left or fewer it needs attention. */
  lowStock: number;
  /** The next first. */
  arrivals: readonly Arrival[];
  /** The newest first. */
  movements: readonly ExplainedMovement[];
}

export const BOOKING_KINDS = ['correction', 'count', 'arrival'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** Stock entry by staff: an adjustment with a reason, a count of the shelf, or a receipt. */
export interface StockBooking {
  productId: number;
  kind: BookingKind;
  quantity: number;
  reason?: string | undefined;
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
  /** Staff: the stock of a product, explained. */
  read: get<{ productId: number }, StockOfProduct>('/Stock/GetStock/{productId}'),
  /** Staff: answers the stock that can be sold now. */
  book: post<StockBooking, number>('/Stock/BookStock'),
  /** Staff: answers 1. */
  saveTerms: post<StockTerms, number>('/Stock/SaveStockTerms'),
  /** Staff: goods are expected; answers the number of the arrival. */
  expect: post<ArrivalDraft, number>('/Stock/AddArrival'),
  /** Staff: they came, all or so many; answers the stock that can be sold now. */
  receive: post<{ arrivalId: number; quantity?: number | undefined }, number>('/Stock/ReceiveArrival'),
  /** Staff: they do not come after all; answers 1. */
  cancel: post<{ arrivalId: number }, number>('/Stock/CancelArrival'),
};

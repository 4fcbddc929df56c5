import { get, post } from '../frame/path.ts';
import type { MovementKind } from './movement.ts';

/** One movement as it is explained (L4). */
export interface ToldMovement {
  id: number;
  /** ISO 8601. */
  at: string;
  kind: MovementKind;
  /** Of what can be sold. */
  quantity: number;
  /** Of what lies on the shelf. */
  shelfQuantity: number;
  /** What could be sold after it. */
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

/** How many there are of a part, and why. */
export interface StockOfProduct {
  productId: number;
  productName: string;
  /** What can be sold. */
  stockLevel: number;
  /** What lies there, what is sold and not yet sent included. */
  shelfQuantity: number;
  /** Ordered, and not there. */
  missing: number;
  /** How long it takes to get more; null: not said. */
  leadTimeDays: number | null;
  /** With so many left or fewer it needs attention. */
  lowStock: number;
  /** The next first. */
  arrivals: readonly Arrival[];
  /** The newest first. */
  movements: readonly ToldMovement[];
}

export const BOOKING_KINDS = ['correction', 'count', 'arrival'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** What staff book by hand: so many more or fewer and why, what was counted on the shelf, or what came. */
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

/** What is promised of a part, and when it needs attention. */
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

import type { OrderFields, TypedOrderFields } from '../accounts/order-fields.ts';
import type { ListPage } from '../operations/list-page.ts';
import type { ListQuestion } from '../operations/list-question.ts';
import { get, post } from '../operations/path.ts';
import type { OrderHeader, OrderLine, PlacedOrder } from '../orders/order.ts';
import type { OrderVersion } from '../orders/order-version.ts';
import type { CorrectedLine } from './correction.ts';
import type { LineProgress } from './line-progress.ts';
import type { AnsweredRequest, AskedChange, ChangeRequest, OrderWish } from './change-request.ts';
import type { OrderEvent, OrderState, OrderStep } from '../orders/progress.ts';
import type { Minor } from '../kernel/money.ts';
import type { DeliveryPromise } from '../stock/promise.ts';

/** Maximum number of orders in one step. */
export const MAX_AT_ONCE = 100;

export interface StepsRequest {
  orderIds: readonly number[];
  step: OrderStep;
  why?: string | undefined;
}

/** Result for each order: the event by which the step can be undone, or the current state instead. */
export interface StepsTaken {
  done: readonly { orderId: number; state: OrderState; eventId: number }[];
  refused: readonly { orderId: number; state: OrderState }[];
}

/** Filters of the queue. */
export type QueueQuestion = ListQuestion<QueueSort> & {
  state?: OrderState | 'open' | undefined;
  checked?: 'yes' | 'no' | undefined;
  file?: 'yes' | 'no' | undefined;
  held?: 'me' | 'nobody' | undefined;
};

export const QUEUE_SORTS = ['turn', 'age', 'state'] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];

/** An order as the queue shows it (L2). */
export interface QueuedOrder extends Pick<
  OrderHeader,
  | 'id'
  | 'reference'
  | 'customerId'
  | 'firstName'
  | 'surname'
  | 'company'
  | 'status'
  | 'state'
  | 'placedAt'
  | 'currency'
  | 'totalMinor'
  | 'purchaseOrderNumber'
  | 'hasPurchaseOrder'
  | 'placedByStaff'
> {
  /** ISO 8601: since when it is in this state. */
  since: string;
  heldByName: string | null;
  /** Name of the staff member who checked its purchase order; null: nobody yet. */
  checkedByName: string | null;
  hasNote: boolean;
  /** Open request of its buyer (L5); null: none. */
  openWish: OrderWish | null;
  /** Its buyer wrote something that nobody has read (L8). */
  hasMessage: boolean;
}

export interface Shipment {
  id: number;
  orderId: number;
  position: number;
  /** ISO day. */
  shippedOn: string;
  carrierName: string;
  trackingNumber: string;
  /** Tracking address of the parcel; null: none. */
  trackingLink: string | null;
  note: string;
  lines: readonly { orderLineId: number; productName: string; variantDetails: string | null; quantity: number }[];
}

/** Shipped and remaining quantities of an order line. */
export interface DeliveryLine extends LineProgress {
  /** When what is missing can be there, as it is known today (L4); null: nothing is missing. */
  promise: DeliveryPromise | null;
  /** Of what is left and not missing, so many were never taken from the stock: the order is older than its book. 0 to members. */
  unbooked: number;
}

export interface Delivery {
  state: OrderState;
  lines: readonly DeliveryLine[];
  shipments: readonly Shipment[];
}

/** Progress of an order that only staff see. */
export interface OrderProgress {
  orderId: number;
  state: OrderState;
  since: string;
  heldByName: string | null;
  checkedByName: string | null;
  /** The oldest first. */
  events: readonly OrderEvent[];
}

export interface ShipmentDraft {
  orderId: number;
  /** Left out: everything that is left. */
  lines?: readonly { orderLineId: number; quantity: number }[] | undefined;
  carrierId?: number | null | undefined;
  trackingNumber?: string | undefined;
  /** ISO day; left out: today. */
  shippedOn?: string | undefined;
  note?: string | undefined;
  /** Delivery charge, if it was to be advised. */
  deliveryMinor?: Minor | null | undefined;
}

export interface Carrier {
  id: number;
  name: string;
  /** Leads to a parcel, with {number} where its number belongs; '': nowhere. */
  trackingUrl: string;
  active: boolean;
  version: number;
}

export type CarrierSave = Omit<Carrier, 'version'> & { version?: number | undefined };

/** Changed orders, with the cursor for the next call. */
export interface ChangedOrders {
  cursor: string;
  isMore: boolean;
  orders: readonly (Pick<OrderHeader, 'reference' | 'purchaseOrderNumber' | 'placedAt' | 'despatchedOn'> & {
    orderId: number;
    state: OrderState;
    /** ISO 8601: of the newest change listed here. */
    changedAt: string;
  })[];
}

/** Correction by staff of an order that is not shipped yet (L5); omitted values stay, an empty field is removed (H4). */
export interface OrderCorrection extends TypedOrderFields {
  orderId: number;
  /** The version that it was made on; another one now is 409. */
  version: number;
  /** One of the company's addresses. */
  deliveryAddressId?: number | undefined;
  /** Or as free text; the country stays. */
  deliveryAddress?: string | undefined;
  purchaseOrderNumber?: string | undefined;
  lines?: readonly CorrectedLine[] | undefined;
  /** For the buyer. */
  why?: string | undefined;
}

/** Original order, with every correction since. */
export interface OrderVersions {
  placed: Pick<
    PlacedOrder,
    | 'purchaseOrderNumber'
    | keyof OrderFields
    | 'deliveryAddress'
    | 'goodsMinor'
    | 'discountMinor'
    | 'subtotalMinor'
    | 'deliveryMinor'
    | 'totalMinor'
  > & {
    lines: readonly (Pick<
      OrderLine,
      'productId' | 'productName' | 'variantDetails' | 'quantity' | 'unitPriceMinor' | 'lineTotalMinor'
    > & { orderLineId: number })[];
  };
  /** The oldest first. */
  versions: readonly OrderVersion[];
}

export const fulfilmentPaths = {
  /** Staff: corrects an order that is not sent yet; answers the number of the version that it makes (L5). */
  correct: post<OrderCorrection, number>('/Sale/CorrectOrder'),
  /** Reads the original order and its corrections (L5). */
  versions: get<{ orderId: number }, OrderVersions>('/Sale/GetOrderVersions/{orderId}'),
  /** Staff: what has to be done next comes first (L2). */
  queue: get<QueueQuestion, ListPage<QueuedOrder>>('/Sale/GetOrderQueue'),
  /** Staff: one step for one order or many; those that can't take it are told and stay (L1). */
  step: post<StepsRequest, StepsTaken>('/Sale/TakeOrderStep'),
  /** Staff: takes steps back, for a minute; answers how many (L1). */
  undo: post<{ eventIds: readonly number[] }, number>('/Sale/UndoOrderStep'),
  /** Staff: the purchase order was compared with the order, or was not after all; answers 1 (L2). */
  check: post<{ orderId: number; isChecked: boolean }, number>('/Sale/CheckPurchaseOrder'),
  /** Staff: takes orders on, or puts them back; answers 1 (L2). */
  hold: post<{ orderIds: readonly number[]; isHeld: boolean }, number>('/Sale/HoldOrders'),
  /** Staff: state, holder and everything that happened (L1). */
  progress: get<{ orderId: number }, OrderProgress>('/Sale/GetOrderProgress/{orderId}'),
  /** Reads shipped and remaining quantities, and the shipments (L3). */
  delivery: get<{ orderId: number }, Delivery>('/Sale/GetOrderDelivery/{orderId}'),
  /** Staff: books what leaves; answers the shipment's id (L3). */
  ship: post<ShipmentDraft, number>('/Sale/AddShipment'),
  /** The buyer asks to change or to cancel an order before picking starts; answers the request's number (L5). */
  askForChange: post<AskedChange, number>('/Sale/AskForOrderChange'),
  /** The buyer takes the open request back; answers 1. */
  withdrawRequest: post<{ orderId: number }, number>('/Sale/WithdrawOrderRequest'),
  /** Staff: answers the open request of an order; answers 1. */
  answerRequest: post<AnsweredRequest, number>('/Sale/AnswerOrderRequest'),
  /** Lists the change requests of an order, the newest first. */
  requests: get<{ orderId: number }, readonly ChangeRequest[]>('/Sale/GetOrderRequests/{orderId}'),
  /** Staff: the carriers, by name. */
  carriers: get<Record<string, never>, readonly Carrier[]>('/Carrier/GetAllCarriers'),
  /** Staff: id 0 makes a new one; answers its id. */
  saveCarrier: post<CarrierSave, number>('/Carrier/SaveCarrier'),
  /** Staff: orders that changed since an instant, then from cursor to cursor; misses none. */
  changes: get<{ since?: string | undefined; cursor?: string | undefined; count?: number | undefined }, ChangedOrders>(
    '/Sale/GetChangedOrders',
  ),
};

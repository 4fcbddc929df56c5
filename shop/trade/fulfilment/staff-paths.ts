import type { TypedOrderFields } from '../../people/accounts/order-fields.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import type { CorrectedLine } from './correction.ts';
import type { AnsweredRequest } from './change-request.ts';
import { ORDER_STATES, type OrderStep } from '../orders/progress.ts';
import type { Minor } from '../../base/money/money.ts';
import type { StepsTaken, QueuedOrder, OrderProgress, Carrier, ChangedOrders, PickList } from './wire.ts';

export type * from './wire.ts';

/** Maximum number of orders in one step. */
export const MAX_AT_ONCE = 100;

export interface StepsRequest {
  orderIds: readonly number[];
  step: OrderStep;
  why?: string | undefined;
  /** Nothing is changed if one of them can't take the step. */
  allOrNone?: boolean | undefined;
}

const yesOrNo = choice(['no', 'yes'], 'staff-refusal.yes-or-no');

/** The queue of orders (L2). */
export const queueDeclaration = declareList({
  sorts: ['turn', 'age', 'state'],
  order: { sort: 'turn', direction: 'asc' },
  filters: {
    state: choice(['open', ...ORDER_STATES], 'staff-refusal.order-state', { states: ORDER_STATES.join(', ') }),
    checked: yesOrNo,
    file: yesOrNo,
    held: choice(['me', 'nobody'], 'staff-refusal.order-held'),
    task: choice(['late', 'request', 'message'], 'staff-refusal.order-task'),
  },
});

export type QueueQuestion = QuestionOf<typeof queueDeclaration>;

export interface ShipmentDraft {
  orderId: number;
  /** If omitted: everything that is left. */
  lines?: readonly { orderLineId: number; quantity: number }[] | undefined;
  carrierId?: number | null | undefined;
  trackingNumber?: string | undefined;
  /** ISO day; if omitted: today. */
  shippedOn?: string | undefined;
  note?: string | undefined;
  /** Delivery charge, if it was to be advised. */
  deliveryMinor?: Minor | null | undefined;
}

export type CarrierSave = Omit<Carrier, 'version'> & { version?: number | undefined };

/**
 * Correction by staff of an order that is not shipped yet (L5); omitted values stay, an empty field is removed (H4).
 */
export interface OrderCorrection extends TypedOrderFields {
  orderId: number;
  /** The version that it is based on; if the current one differs, 409. */
  version: number;
  /** One of the company's addresses. */
  deliveryAddressId?: number | undefined;
  /** Or as free text; the country stays. */
  deliveryAddress?: string | undefined;
  purchaseOrderNumber?: string | undefined;
  lines?: readonly CorrectedLine[] | undefined;
  /** Reason for the buyer. */
  why?: string | undefined;
}

/** Staff calls about orders on their way (L1 to L5). */
export const staffFulfilmentPaths = {
  /** Corrects an order that is not shipped yet; returns the number of the new version (L5). */
  correct: post<OrderCorrection, number>('/Sale/CorrectOrder'),
  /** Most urgent step first (L2). */
  queue: get<QueueQuestion, ListPage<QueuedOrder>>('/Sale/GetOrderQueue'),
  /** One step for one order or many; those that can't take it are reported and unchanged (L1). */
  step: post<StepsRequest, StepsTaken>('/Sale/TakeOrderStep'),
  /** Undoes steps within a minute; returns their number (L1). */
  undo: post<{ eventIds: readonly number[] }, number>('/Sale/UndoOrderStep'),
  /** Records that the purchase order was compared with the order, or revokes it; returns 1 (L2). */
  check: post<{ orderId: number; isChecked: boolean }, number>('/Sale/CheckPurchaseOrder'),
  /** Assigns orders to the caller, or releases them; returns 1 (L2). */
  hold: post<{ orderIds: readonly number[]; isHeld: boolean }, number>('/Sale/HoldOrders'),
  /** State, assignee and history (L1). */
  progress: get<{ orderId: number }, OrderProgress>('/Sale/GetOrderProgress/{orderId}'),
  /** The parts to fetch for orders, whose ids are separated by commas, by bin; of a kit its parts (L2). */
  pickLists: get<{ orders: string }, readonly PickList[]>('/Sale/GetPickLists'),
  /** Records a shipment; returns its id (L3). */
  ship: post<ShipmentDraft, number>('/Sale/AddShipment'),
  /** Decides the open request of an order; returns 1. */
  answerRequest: post<AnsweredRequest, number>('/Sale/AnswerOrderRequest'),
  /** The carriers, by name. */
  carriers: get<Record<string, never>, readonly Carrier[]>('/Carrier/GetAllCarriers'),
  /** Id 0 creates one; returns its id. */
  saveCarrier: post<CarrierSave, number>('/Carrier/SaveCarrier'),
  /** Orders changed since a time, then by cursor; misses none. */
  changes: get<{ since?: string | undefined; cursor?: string | undefined; count?: number | undefined }, ChangedOrders>(
    '/Sale/GetChangedOrders',
  ),
};

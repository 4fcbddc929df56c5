import { data } from 'react-router';
import type { OrderFieldRules } from '#shop/people/accounts/order-fields.ts';
import { staffCompanyPaths } from '#shop/people/companies/staff-paths.ts';
import { addressPaths, type DeliveryAddress } from '#shop/people/customers/paths.ts';
import { documentPaths, type OrderDocument } from '#shop/trade/documents/paths.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import {
  type Carrier,
  type Delivery,
  fulfilmentPaths,
  type OrderProgress,
  type OrderVersions,
  type PickedPart,
  type ChangeRequest,
} from '#shop/trade/fulfilment/paths.ts';
import { queueDeclaration, staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import type { PlacedOrder } from '#shop/trade/orders/order.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import type { Agreement } from '#shop/people/legal/paths.ts';
import { staffAgreementPaths } from '#shop/people/legal/staff-paths.ts';
import { canBeSent } from '#shop/trade/orders/progress.ts';
import {
  orderDeclaration,
  type OrderNeighbours,
  type PriceReason,
  staffOrderPaths,
} from '#shop/trade/staff-orders/staff-paths.ts';
import { type OrderReturns, returnPaths } from '#shop/trade/returns/paths.ts';
import type { TimelineEntry } from '#shop/desk/timeline/paths.ts';
import { staffTimelinePaths } from '#shop/desk/timeline/staff-paths.ts';
import { RefusedError, type PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { t } from '../staff-text.ts';

export interface OrderView {
  order: PlacedOrder;
  /** History of the order, newest first. */
  timeline: readonly TimelineEntry[];
  /** In the list from which it was opened. */
  neighbours: OrderNeighbours;
  progress: OrderProgress;
  delivery: Delivery;
  /** Parts to fetch for the order, while it can be shipped. */
  picks: readonly PickedPart[];
  documents: readonly OrderDocument[];
  returns: OrderReturns;
  requests: readonly ChangeRequest[];
  /** Original order with every correction since; null: none. */
  versions: OrderVersions | null;
  /** Addresses of the order's company, while the order can still be redirected. */
  addresses: readonly DeliveryAddress[];
  /** Order field rules (H4), while the order can be corrected. */
  fieldRules: OrderFieldRules | null;
  carriers: readonly Carrier[];
  /** Lines whose price a price list decided. */
  priceReasons: readonly PriceReason[];
  /** Confirmations given with the order (O2). */
  agreements: readonly Agreement[];
  /** The neighbouring orders in the queue from which it was opened; null: opened from elsewhere. */
  queue: QueueNeighbours | null;
}

/** The ids of the neighbouring orders in the queue; null: none. */
export interface QueueNeighbours {
  previous: number | null;
  next: number | null;
}

/** Reads the order with the `id=` in the address; unknown: 404 'Not a valid order'. */
export async function readOrder({ request, context }: PageArgs): Promise<OrderView> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d{1,10}$/.test(id)) throw notValid();
  const orderId = Number(id);
  const isFromQueue = new URL(request.url).searchParams.has('queue'); // which has its own next order and filters
  const inList = isFromQueue ? {} : questionIn(request, orderDeclaration);
  const [asked, progress, delivery] = await Promise.all([
    context.ask(orderPaths.read, { orderId }),
    context.ask(staffFulfilmentPaths.progress, { orderId }),
    context.ask(fulfilmentPaths.delivery, { orderId }),
  ]);
  const order = orRefuse(asked);
  const { state } = orRefuse(delivery);
  const [
    timeline,
    neighbours,
    carriers,
    documents,
    returns,
    requests,
    versions,
    addresses,
    fieldRules,
    queue,
    priceReasons,
    agreements,
    picks,
  ] = await Promise.all([
    context.call(staffTimelinePaths.ofOrder, { orderId }),
    context.call(staffOrderPaths.neighbours, { ...inList, orderId }),
    context.call(staffFulfilmentPaths.carriers, {}),
    context.call(documentPaths.ofOrder, { orderId }),
    context.call(returnPaths.ofOrder, { orderId }),
    context.call(fulfilmentPaths.requests, { orderId }),
    order.version === null ? null : context.call(fulfilmentPaths.versions, { orderId }),
    canBeSent(state) ? context.call(addressPaths.ofCustomer, { customerId: order.customerId }) : null,
    canBeSent(state) ? context.call(staffCompanyPaths.orderFieldsOf, { customerId: order.customerId }) : null,
    besideInQueue({ request, context }, orderId),
    context.call(staffOrderPaths.priceReasons, { orderId }),
    context.call(staffAgreementPaths.givenWithOrder, { orderId }),
    canBeSent(state) ? context.call(staffFulfilmentPaths.pickLists, { orders: String(orderId) }) : [],
  ]);
  return {
    order,
    timeline,
    neighbours,
    progress: orRefuse(progress),
    delivery: orRefuse(delivery),
    carriers,
    documents,
    returns,
    requests,
    versions,
    addresses: addresses?.items ?? [],
    fieldRules,
    queue,
    priceReasons,
    agreements,
    picks: picks.flatMap(({ parts }) => parts),
  };
}

function orRefuse<Output>(asked: CallResult<Output>): Output {
  if (asked.ok) return asked.output;
  if (asked.refusal.status === 404 || asked.refusal.status === 400) throw notValid();
  throw new RefusedError(asked.refusal);
}

/** Number of queue entries searched for the neighbours of an order. */
const QUEUE_AHEAD = 100;

/** For an order that has left the queue, the next one is the first in the queue. */
async function besideInQueue(
  { request, context }: Pick<PageArgs, 'request' | 'context'>,
  orderId: number,
): Promise<QueueNeighbours | null> {
  if (new URL(request.url).searchParams.get('queue') === null) return null;
  const asked = { ...questionIn(request, queueDeclaration), pageSize: QUEUE_AHEAD };
  const { items } = await context.call(staffFulfilmentPaths.queue, asked);
  const here = items.findIndex(({ id }) => id === orderId);
  return { previous: items[here - 1]?.id ?? null, next: items[here + 1]?.id ?? null };
}

function notValid() {
  return data({ message: t('order.not-valid') }, { status: 404 });
}

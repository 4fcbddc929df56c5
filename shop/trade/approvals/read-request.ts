import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { type ListPage, withPage } from '../../base/paged-lists/list-page.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { hasRight } from '../../base/rights/member-role.ts';
import { findPlacedOrder } from '../order-placing/placed-order.ts';
import { taxInWords } from '../../base/tax/tax-figures.ts';
import { readOrder } from '../order-placing/check-order.ts';
import { spentThisMonth } from '../order-placing/limits.ts';
import { OFFER_DIFFERS } from '../order-placing/refusals.ts';
import { stampOf } from './frozen-order.ts';
import type {
  Approval,
  ApprovalHeader,
  ApprovalListRequest,
  UntranslatedApproval,
  UntranslatedOrderNow,
  OrderPlaced,
} from './paths.ts';
import { deciderOf, isDecider } from './deputies.ts';
import { listDeputyships } from './deputy-queries.ts';
import { findRequest, listDeciders, listRequests, listWaiting, type RequestRow } from './request-queries.ts';
import { isOver, requestedOrder } from './request.ts';

/** For a request from before companies had order fields (H4). */
const NO_FIELDS = eachOrderField(() => null);

/** One page of the requests that the member sees, open ones first (H3, H5). */
export async function readRequests(
  request: ApprovalListRequest,
  { shop, caller: { customer } }: CustomerContext,
): Promise<ListPage<ApprovalHeader>> {
  const now = shop.clock.now();
  const { items, ...page } = await listRequests(shop.db, { reader: customer, now }, withPage(request));
  return { ...page, items: items.map((row) => headerOf(row, customer.id, now)) };
}

/**
 * Counts the requests that wait for the member's decision (H3), without a query unless the company has open ones.
 */
export async function countWaitingRequests(
  _: Record<string, never>,
  { shop, caller: { customer } }: CustomerContext,
): Promise<number> {
  const canDecide = hasRight(customer.role, 'approve') || customer.seesAll; // a deputy sees all
  if (!canDecide || customer.actingStaff !== null || !customer.facts.hasOpenApprovals) return 0;
  const now = shop.clock.now();
  const waiting = await listWaiting(shop.db, { companyId: customer.companyId, now });
  if (waiting.length === 0) return 0;
  const day = dayInZone(now, shop.store.timeZone);
  const today = await listDeputyships(shop.db, customer.companyId, day);
  return waiting.filter((request) => isDecider(deciderOf(request, customer, today))).length;
}

/** Reads a frozen request, and what it would be now. @throws {NotFoundError} unknown, or not visible to the member */
export async function readRequest(
  { approvalId }: { approvalId: number },
  { shop, caller: { customer }, translator }: CustomerContext,
): Promise<UntranslatedApproval> {
  const row = await findRequest(shop.db, approvalId, customer);
  if (row === undefined) throw new NotFoundError('approval');
  const now = shop.clock.now();
  const header = headerOf(row, customer.id, now);
  const isOpen = header.approvalState === 'open';
  const day = dayInZone(now, shop.store.timeZone);
  const [others, today] = isOpen
    ? await Promise.all([listDeciders(shop.db, row, day), listDeputyships(shop.db, row.companyId, day)])
    : [[], []];
  const mayDecide = isOpen && isDecider(deciderOf(row, customer, today));
  const asksThemselves = row.approveOwn && hasRight(row.memberRole, 'approve');
  return {
    ...NO_FIELDS,
    ...row.frozen,
    ...taxInWords(row.frozen, translator),
    ...header,
    couponCode: row.couponCode,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedByName,
    decidedFor: row.decidedForName,
    decisionReason: row.reason,
    mayDecide,
    memberLimits: mayDecide ? await memberLimits(row, shop) : null,
    hasDeciders: isOpen && (others.length > 0 || asksThemselves),
    isBasketBack: header.isOwn && (row.isBasketBack || isOver(row, now)),
    orderPlaced: row.orderId === null ? null : await orderPlaced(row.orderId, shop),
    orderNow: isOpen ? await orderNow(row, shop) : null,
  };
}

/** Reads the figures beside which an approver decides: the member's limits, and their month without this request. */
async function memberLimits(
  { id, customerId, currency, memberLimits: { orderLimitMinor, monthLimitMinor, limitCurrencyId } }: RequestRow,
  shop: CustomerContext['shop'],
): Promise<NonNullable<Approval['memberLimits']>> {
  const limitCurrency = limitCurrencyId ?? currency;
  const month = { customerId, currency: limitCurrency, exceptRequestId: id };
  return {
    limitCurrency,
    orderLimitMinor,
    monthLimitMinor,
    spentThisMonthMinor: await spentThisMonth(shop.db, month, shop),
  };
}

function headerOf(row: RequestRow, readerId: number, now: Date): ApprovalHeader {
  return {
    approvalId: row.id,
    approvalState: isOver(row, now) ? 'expired' : row.state,
    askedFor: row.askedFor,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    askedBy: `${row.firstName} ${row.surname}`,
    isOwn: row.customerId === readerId,
    purchaseOrderNumber: row.purchaseOrderNumber,
    currency: row.currency,
    totalMinor: row.totalMinor,
    orderId: row.orderId,
    orderPlaced: row.orderPlaced,
  };
}

async function orderPlaced(orderId: number, shop: CustomerContext['shop']): Promise<OrderPlaced> {
  const placed = await findPlacedOrder(shop.db, orderId, undefined); // a reader of the request can see its order
  if (placed === undefined) throw new Error(`Order ${orderId} of a request does not exist.`);
  const { purchaseOrderNumber: _, lines, ...compared } = placed;
  return {
    ...compared,
    lines: lines.map(({ unitPriceMinor, lineTotalMinor }) => ({ unitPriceMinor, lineTotalMinor })),
  };
}

async function orderNow(row: RequestRow, shop: CustomerContext['shop']): Promise<UntranslatedOrderNow> {
  const { cart, quote, fields, refusals, snapshot, isOffer } = await readOrder(
    shop.db,
    requestedOrder(row, shop.db, shop),
    shop,
  );
  const made = refusals.length === 0 ? snapshot() : null;
  const stamp = made === null ? '' : stampOf(made);
  const { currency, coupon: _, ...figures } = quote;
  const isOtherOffer = isOffer && made !== null && stamp !== row.stamp;
  return {
    ...figures,
    ...fields,
    currency,
    stamp,
    isChanged: stamp !== row.stamp,
    deliveryAddress: made?.order.deliveryAddress ?? null,
    lines: cart.lines.map(({ unitPriceMinor, lineTotalMinor, promise }) => ({
      unitPriceMinor,
      lineTotalMinor,
      promise,
    })),
    refusedBecause: [...refusals.map((refusal) => refusal.message), ...(isOtherOffer ? [OFFER_DIFFERS] : [])],
  };
}

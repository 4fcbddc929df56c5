import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import type { Db } from '#platform/database/database.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { ApprovalState, FrozenOrder } from '../orders/approval-state.ts';
import type { WantedOrder } from '../order-placing/check-order.ts';
import { recheckCouponCode } from '../../catalogue/coupons/check-coupon-code.ts';

/** Returns whether it has expired, whether or not the housekeeper has run. */
export function isOver({ state, expiresAt }: { state: ApprovalState; expiresAt: Date }, now: Date): boolean {
  return state === 'open' && expiresAt <= now;
}

/** The requested order. */
interface Request {
  id: number;
  cartId: number | null;
  customerId: number;
  deliveryAddressId: number;
  purchaseOrderNumber: string;
  couponCode: string | null;
  frozen: FrozenOrder;
}

/** The order of a request, in the name of the member who made it. */
export function requestedOrder(request: Request, db: Db, shop: Pick<Shop, 'clock' | 'store'>): WantedOrder {
  const { id, cartId, customerId, deliveryAddressId, purchaseOrderNumber, couponCode, frozen } = request;
  if (cartId === null) throw new Error(`Request ${id} is waiting, but its basket does not exist.`);
  return {
    cartId,
    customerId,
    deliveryAddressId,
    purchaseOrderNumber,
    ...eachOrderField((name) => frozen[name] ?? undefined),
    ...(couponCode === null ? {} : { couponCode }),
    checkCoupon: (code, continent) => recheckCouponCode(db, code, continent, shop),
  };
}

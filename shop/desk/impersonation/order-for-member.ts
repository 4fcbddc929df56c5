import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { keepInBrowser, newCartGuid } from '../../trade/cart/read-cart.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { hasRight } from '../../base/rights/member-role.ts';
import { message } from '../../base/messages/message.ts';
import { logRightsChanged } from '../../people/identity/security-log.ts';
import type { OrderingFor } from './paths.ts';
import { deleteImpersonation, lockActiveMember, putImpersonation } from './impersonation-queries.ts';

/** Ends a forgotten impersonation, however busy the staff member is. */
const LASTS_MS = 60 * 60 * 1000;

/**
 * Lets this staff session fill and place orders in a member's name, for up to an hour (H7). The browser gets a separate
 * cart; the member's own is unchanged. Returns 1.
 * @throws {NotFoundError} unknown member
 * @throws {ConflictError} the member can't log in or may not order, or a customer is logged in in this browser
 */
export async function startOrdering({ customerId }: { customerId: number }, context: StaffContext): Promise<1> {
  const { shop, caller, cookies } = context;
  const { staff, customer } = caller;
  if (customer !== null && customer.actingStaff === null)
    throw new ConflictError('stand-in.customer-there', message('staff-refusal.customer-there'));
  const now = shop.clock.now();
  await changeAsStaff(context, async (tx, note) => {
    const member = await lockActiveMember(tx, customerId);
    if (member === undefined) throw new NotFoundError('customer');
    if (member.status !== 'active' || !hasRight(member.role, 'order'))
      throw new ConflictError('stand-in.not-for', message('staff-refusal.not-ordered-for'));
    const expiresAt = new Date(now.getTime() + LASTS_MS);
    const cartBefore = caller.cartGuid;
    await putImpersonation(tx, { sessionKey: staff.sessionKey, customerId, cartBefore, startedAt: now, expiresAt });
    const { companyName: company } = member;
    await note({
      action: 'began to order for',
      entity: 'customer',
      entityId: customerId,
      before: null,
      after: { company },
    });
  });
  keepInBrowser(cookies, newCartGuid());
  cookies.set('userID', String(customerId), { readableByScript: true });
  logRightsChanged(context, 'staff order for a member', { customerId });
  return 1;
}

/** Ends the impersonation and restores the browser's previous cart. Returns 1. */
export async function stopOrdering(_: object, context: StaffContext): Promise<1> {
  const { staff } = context.caller;
  const ended = await changeAsStaff(context, async (tx, note) => {
    const actingStaff = await deleteImpersonation(tx, staff.sessionKey);
    if (actingStaff !== undefined)
      await note({
        action: 'stopped ordering for',
        entity: 'customer',
        entityId: actingStaff.customerId,
        before: null,
        after: null,
      });
    return actingStaff;
  });
  if (ended === undefined) return 1;
  const { cookies } = context;
  cookies.clear('userID');
  if (ended.cartBefore === null) cookies.clear('cart');
  else keepInBrowser(cookies, ended.cartBefore);
  return 1;
}

/** The member on whose behalf this session orders, or null. */
export function readOrderingFor(_: object, { caller: { customer } }: Pick<StaffContext, 'caller'>): OrderingFor | null {
  if (customer === null || customer.actingStaff === null) return null;
  const { companyName, endsAt } = customer.actingStaff;
  const { id: customerId, displayName: memberName, companyId } = customer;
  return { customerId, memberName, companyId, companyName, endsAt: endsAt.toISOString() };
}

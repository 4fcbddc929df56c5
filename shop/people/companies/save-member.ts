import { inTransaction } from '#platform/database/database.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import { endCustomerSessions } from '../sessions/session-queries.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { Minor } from '../../base/money/money.ts';
import { parseAmount } from '../../base/money/parse-amount.ts';
import {
  countOtherManagers,
  findMember,
  lockCompany,
  type MemberRow,
  updateCompany,
  statusOf,
  updateMember,
} from './member-queries.ts';
import type { CompanySave, LimitsSave, MemberSave } from './paths.ts';

/**
 * Sets the role of a member of the manager's company, suspends the member or lifts the suspension. A suspension ends
 * their sessions at once (H2). Returns 1.
 * @throws {NotFoundError} no such member, or another company's
 * @throws {ConflictError} it is the last active manager; or staff closed the login, which only staff can reopen
 */
export async function saveMember(
  { memberId, memberRole, suspended }: MemberSave,
  context: CustomerContext,
): Promise<1> {
  const { shop, caller } = context;
  const { customer } = caller;
  const member = { memberId, companyId: customer.companyId };
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    await lockCompany(tx, member.companyId);
    const before = await findMember(tx, member);
    if (before === undefined) throw new NotFoundError('member');
    const change = { role: memberRole, ...statusColumns(before, suspended, now) };
    const isManager = memberRole === 'manager' && change.status === 'active';
    if (!isManager && isActiveManager(before) && (await countOtherManagers(tx, member)) === 0)
      throw new ConflictError('company.last-manager', message('refusal.last-manager'));
    await updateMember(tx, member, change);
    if (change.status !== 'active') await endCustomerSessions(tx, memberId);
    await recordChange(tx, customerAsAuthor(customer), now, {
      action: 'gave a role to',
      entity: 'customer',
      entityId: memberId,
      before: { memberRole: before.memberRole, memberStatus: statusOf(before) },
      after: { memberRole, memberStatus: statusOf(change) },
    });
  });
  logRightsChanged(context, suspended ? 'member suspended' : `member is ${memberRole}`, { customerId: memberId });
  return 1;
}

/** The columns that decide whether the member may log in. @throws {ConflictError} */
function statusColumns(before: MemberRow, suspended: boolean, now: Date): Pick<MemberRow, 'status' | 'suspendedAt'> {
  const status = statusOf(before);
  if (status === 'waiting' || status === 'closed') {
    if (status === 'closed' && !suspended)
      throw new ConflictError('member.closed', message('refusal.member-not-yours'));
    return { status: before.status, suspendedAt: before.suspendedAt };
  }
  if (!suspended) return { status: 'active', suspendedAt: null };
  return { status: 'inactive', suspendedAt: before.suspendedAt ?? now };
}

function limitColumnsOf({ orderLimitMinor, monthLimitMinor, limitCurrencyId, alwaysAsk }: MemberRow) {
  return { orderLimitMinor, monthLimitMinor, limitCurrencyId, alwaysAsk };
}

function isActiveManager({ memberRole, status }: MemberRow): boolean {
  return memberRole === 'manager' && status === 'active';
}

/** @throws {InvalidInputError}  an amount with the sign of another currency than the company's */
function requireReadable(limits: Readonly<Record<'orderLimit' | 'monthLimit', Minor | null>>): void {
  const wrong = Object.entries(limits).filter(([, minor]) => Number.isNaN(minor));
  if (wrong.length === 0) return;
  throw new InvalidInputError(wrong.map(([field]) => ({ field, message: message('refusal.limit') })));
}

/**
 * Sets the amounts that a member can order without approval, in the company's current currency (H3). Returns 1.
 * @throws {NotFoundError} no such member, or another company's
 */
export async function saveLimits(
  { memberId, orderLimit, monthLimit, alwaysAsk }: LimitsSave,
  context: CustomerContext,
): Promise<1> {
  const { shop, caller } = context;
  const { customer } = caller;
  const member = { memberId, companyId: customer.companyId };
  await inTransaction(shop.db, async (tx) => {
    const { currency } = await lockCompany(tx, member.companyId);
    const before = await findMember(tx, member);
    if (before === undefined) throw new NotFoundError('member');
    const [orderLimitMinor, monthLimitMinor] = [parseAmount(orderLimit, currency), parseAmount(monthLimit, currency)];
    requireReadable({ orderLimit: orderLimitMinor, monthLimit: monthLimitMinor });
    const limitCurrencyId = orderLimitMinor === null && monthLimitMinor === null ? null : currency;
    const limits = { orderLimitMinor, monthLimitMinor, limitCurrencyId, alwaysAsk };
    await updateMember(tx, member, limits);
    await recordChange(tx, customerAsAuthor(customer), shop.clock.now(), {
      action: 'set the limits of',
      entity: 'customer',
      entityId: memberId,
      before: limitColumnsOf(before),
      after: limits,
    });
  });
  logRightsChanged(context, 'member limits set', { customerId: memberId });
  return 1;
}

/** Sets what the company's buyers see (H5), and whether approvers can decide their own requests (H3). Returns 1. */
export async function saveCompany(
  { buyersSeeAll, approveOwn: wanted }: CompanySave,
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  await inTransaction(shop.db, async (tx) => {
    const { currency: _, ...before } = await lockCompany(tx, customer.companyId);
    const after = { buyersSeeAll, approveOwn: wanted ?? before.approveOwn };
    await updateCompany(tx, customer.companyId, after);
    await recordChange(tx, customerAsAuthor(customer), shop.clock.now(), {
      action: 'saved the company of',
      entity: 'customer',
      entityId: customer.id,
      before,
      after,
    });
  });
  return 1;
}

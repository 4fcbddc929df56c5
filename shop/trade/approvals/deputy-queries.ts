import { and, asc, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { hasRight, MEMBER_ROLES, seesAllOrders } from '../../base/rights/member-role.ts';
import type { Deputyship } from './deputies.ts';
import { approvalDeputies } from './tables.ts';

export const APPROVERS = MEMBER_ROLES.filter((role) => hasRight(role, 'approve'));

/** Roles that see every order they would decide, whatever the company's setting for buyers (H5). */
const SEE_ALL = MEMBER_ROLES.filter((role) => seesAllOrders(role, { buyersSeeAll: false }));

const approver = alias(customers, 'approver');
const deputy = alias(customers, 'deputy');

const nameOf = (member: typeof approver | typeof deputy) =>
  sql<string>`${member.firstName} || ' ' || ${member.surname}`;

/** A member of the company who may log in and sees all of its orders. */
function mayStandIn(member: typeof customers | typeof deputy): SQL | undefined {
  return and(eq(member.status, 'active'), or(inArray(member.role, SEE_ALL), companies.buyersSeeAll));
}

/**
 * Lists the deputies of a company on that day. The approver must still be one, and both must belong to the company and be able to
 * log in.
 */
export function listDeputyships(db: Db, companyId: number, day: CalendarDay): Promise<Deputyship[]> {
  return db
    .select({ approverId: approver.id, approverName: nameOf(approver), deputyId: deputy.id })
    .from(approvalDeputies)
    .innerJoin(approver, eq(approver.id, approvalDeputies.approverId))
    .innerJoin(deputy, eq(deputy.id, approvalDeputies.deputyId))
    .innerJoin(companies, eq(companies.id, approver.companyId))
    .where(
      and(
        eq(approver.companyId, companyId),
        eq(deputy.companyId, companyId),
        eq(approver.status, 'active'),
        inArray(approver.role, APPROVERS),
        mayStandIn(deputy),
        lte(approvalDeputies.startsOn, day),
        gte(approvalDeputies.endsOn, day),
      ),
    )
    .orderBy(asc(approvalDeputies.id));
}

/** An approver's deputies whose period has not ended, and whether they could currently decide. */
export function listNamed(db: Db, { approverId, day }: { approverId: number; day: CalendarDay }) {
  return db
    .select({
      deputyshipId: approvalDeputies.id,
      name: nameOf(deputy),
      startsOn: approvalDeputies.startsOn,
      endsOn: approvalDeputies.endsOn,
      isAble: sql<boolean>`${and(eq(deputy.companyId, approver.companyId), mayStandIn(deputy))}`,
    })
    .from(approvalDeputies)
    .innerJoin(approver, eq(approver.id, approvalDeputies.approverId))
    .innerJoin(deputy, eq(deputy.id, approvalDeputies.deputyId))
    .innerJoin(companies, eq(companies.id, approver.companyId))
    .where(and(eq(approver.id, approverId), gte(approvalDeputies.endsOn, day)))
    .orderBy(asc(approvalDeputies.startsOn));
}

/** The approvers for whom a member is a deputy, now or later. */
export function listStandsInFor(
  db: Db,
  { deputyId, companyId, day }: { deputyId: number; companyId: number; day: CalendarDay },
) {
  return db
    .select({ name: nameOf(approver), startsOn: approvalDeputies.startsOn, endsOn: approvalDeputies.endsOn })
    .from(approvalDeputies)
    .innerJoin(approver, eq(approver.id, approvalDeputies.approverId))
    .where(
      and(
        eq(approvalDeputies.deputyId, deputyId),
        eq(approver.companyId, companyId),
        eq(approver.status, 'active'),
        inArray(approver.role, APPROVERS),
        gte(approvalDeputies.endsOn, day),
      ),
    )
    .orderBy(asc(approvalDeputies.startsOn), asc(approvalDeputies.id));
}

/** The members whom an approver can appoint, by name; or one of them. */
export function listCandidates(
  db: Db,
  { approverId, companyId, memberId }: { approverId: number; companyId: number; memberId?: number },
) {
  return db
    .select({ memberId: customers.id, name: sql<string>`${customers.firstName} || ' ' || ${customers.surname}` })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(
      and(
        eq(customers.companyId, companyId),
        ne(customers.id, approverId),
        memberId === undefined ? undefined : eq(customers.id, memberId),
        mayStandIn(customers),
      ),
    )
    .orderBy(asc(customers.surname), asc(customers.firstName), asc(customers.id));
}

export async function insertDeputy(tx: Db, named: typeof approvalDeputies.$inferInsert): Promise<void> {
  await tx.insert(approvalDeputies).values(named);
}

/** Deletes an approver's appointment; undefined: it is not theirs. */
export async function deleteDeputy(tx: Db, { deputyshipId, approverId }: { deputyshipId: number; approverId: number }) {
  const [gone] = await tx
    .delete(approvalDeputies)
    .where(and(eq(approvalDeputies.id, deputyshipId), eq(approvalDeputies.approverId, approverId)))
    .returning();
  return gone;
}

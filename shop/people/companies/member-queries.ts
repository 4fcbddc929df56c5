import type { Language } from '#texts/languages.ts';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { OrderFieldRules } from '../accounts/order-fields.ts';
import { companies, customers, FIELD_RULE_COLUMNS } from '../accounts/tables.ts';
import type { MemberRole } from '../../base/rights/member-role.ts';
import { LIMITS } from '../accounts/order-limits.ts';
import type { CompanyMember, MemberStatus, OwnCompany } from './paths.ts';

const MEMBER = {
  id: customers.id,
  firstName: customers.firstName,
  surname: customers.surname,
  email: customers.email,
  memberRole: customers.role,
  status: customers.status,
  suspendedAt: customers.suspendedAt,
};

/** The members of a company, by name. */
export async function listMembers(db: Db, companyId: number): Promise<CompanyMember[]> {
  const rows = await db
    .select({ ...MEMBER, ...LIMITS })
    .from(customers)
    .where(eq(customers.companyId, companyId))
    .orderBy(asc(customers.surname), asc(customers.firstName), asc(customers.id));
  return rows.map(({ status, suspendedAt, limitCurrencyId, ...row }) => ({
    ...row,
    limitCurrency: limitCurrencyId,
    memberStatus: statusOf({ status, suspendedAt }),
  }));
}

export function statusOf({ status, suspendedAt }: { status: string; suspendedAt: Date | null }): MemberStatus {
  if (status === 'inactive') return suspendedAt === null ? 'closed' : 'suspended';
  return status === 'active' ? 'active' : 'waiting';
}

export async function getCompany(db: Db, companyId: number): Promise<Omit<OwnCompany, 'memberRole'>> {
  const [row] = await db
    .select({
      name: companies.name,
      line1: companies.line1,
      line2: companies.line2,
      town: companies.town,
      postcode: companies.postcode,
      countryId: companies.countryId,
      currency: companies.currencyId,
      buyersSeeAll: companies.buyersSeeAll,
      approveOwn: companies.approveOwn,
      paymentDays: companies.paymentDays,
      paymentTerms: companies.paymentTerms,
      ...FIELD_RULE_COLUMNS,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (row === undefined) throw new Error('A signed-in member has no company.');
  return row;
}

/** Finds the terms of a company (H7); a company that was merged into another has none (H8). */
export async function findTerms(db: Db, companyId: number) {
  const [row] = await db
    .select({
      companyId: companies.id,
      priceClass: companies.priceClass,
      adminContact: companies.adminContact,
      partner: companies.partner,
      accountCustomer: companies.accountCustomer,
      vatNumber: companies.vatNumber,
      eoriNumber: companies.eoriNumber,
      vatVerifiedAt: companies.vatVerifiedAt,
      vatVerifiedBy: companies.vatVerifiedBy,
      creditLimitMinor: companies.creditLimitMinor,
      creditCurrency: companies.creditCurrencyId,
    })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNull(companies.mergedInto)));
  return row;
}

/** Finds the order fields of that member's company (H4), with `companyId` to lock it by. */
export async function findOrderFields(db: Db, customerId: number) {
  const [row] = await db
    .select({ companyId: companies.id, rules: FIELD_RULE_COLUMNS })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(eq(customers.id, customerId));
  return row;
}

/** Locks the company and its members until the transaction ends; returns its settings. */
export async function lockCompany(tx: Db, companyId: number) {
  const [row] = await tx
    .select({
      buyersSeeAll: companies.buyersSeeAll,
      approveOwn: companies.approveOwn,
      currency: companies.currencyId,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  if (row === undefined) throw new Error('A signed-in member has no company.');
  return row;
}

export async function updateCompany(
  tx: Db,
  companyId: number,
  rules: Partial<OrderFieldRules & { buyersSeeAll: boolean; approveOwn: boolean }>,
): Promise<void> {
  await tx
    .update(companies)
    .set({ ...rules, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, companyId));
}

/** Finds a member of that company, with the company locked. */
export async function findMember(tx: Db, { memberId, companyId }: { memberId: number; companyId: number }) {
  const [row] = await tx
    .select({ ...MEMBER, ...LIMITS })
    .from(customers)
    .where(isOf(memberId, companyId))
    .for('no key update');
  return row;
}
export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

export async function updateMember(
  tx: Db,
  { memberId, companyId }: { memberId: number; companyId: number },
  change: Partial<Pick<typeof customers.$inferInsert, 'role' | 'status' | 'suspendedAt' | keyof typeof LIMITS>>,
): Promise<void> {
  await tx
    .update(customers)
    .set({ ...change, version: sql`${customers.version} + 1` })
    .where(isOf(memberId, companyId));
}

/** Counts the active managers of a company other than this member. */
export function countOtherManagers(tx: Db, { memberId, companyId }: { memberId: number; companyId: number }) {
  return tx.$count(
    customers,
    and(
      eq(customers.companyId, companyId),
      ne(customers.id, memberId),
      eq(customers.role, 'manager'),
      eq(customers.status, 'active'),
    ),
  );
}

/** Adds a member who may log in at once, because the link proved that the address is theirs. Returns the id. */
export async function insertMember(
  tx: Db,
  member: {
    companyId: number;
    role: MemberRole;
    email: string;
    firstName: string;
    surname: string;
    telephone: string;
    language: Language;
    passwordHash: string;
    createdAt: Date;
  },
): Promise<number> {
  const [row] = await tx
    .insert(customers)
    .values({ ...member, status: 'active' })
    .returning({ id: customers.id });
  if (row === undefined) throw new Error('A member was inserted, but not returned.');
  return row.id;
}

function isOf(memberId: number, companyId: number) {
  return and(eq(customers.id, memberId), eq(customers.companyId, companyId));
}

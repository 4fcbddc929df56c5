import { eq } from 'drizzle-orm';
import type { TestShop } from '#server/testing/test-shop.ts';
import { hashPassword } from '#shop/people/identity/password.ts';
import { openCustomerSession } from '#shop/people/sessions/session-queries.ts';
import type { MemberRole } from '#shop/base/rights/member-role.ts';
import { customers } from '../../accounts/tables.ts';
import { insertInvitation, openInvitation } from '../invitation-queries.ts';
import { insertMember } from '../member-queries.ts';

type Shop = Pick<TestShop, 'shop'>;

const counts = new WeakMap<object, number>();

/** Returns a new number each time, the same sequence in every shop. */
function next({ shop }: Shop): number {
  const count = (counts.get(shop) ?? 0) + 1;
  counts.set(shop, count);
  return count;
}

const passwordHash = hashPassword('blue-anilox-8');

/** Adds a member to the company of that member, with a session. */
export async function addMember(shop: TestShop, colleague: { id: number }, role: MemberRole) {
  const member = await putMember(shop, colleague, role);
  return { ...member, ...shop.withToken(member.token) };
}

/** Adds a member without a session. */
export async function putMember(shop: Shop, colleague: { id: number }, role: MemberRole) {
  const { db, clock } = shop.shop;
  const [{ companyId } = { companyId: 0 }] = await db
    .select({ companyId: customers.companyId })
    .from(customers)
    .where(eq(customers.id, colleague.id));
  const email = `${role}.${next(shop)}@converter.test`;
  const person = { firstName: 'Nia', surname: 'Bevan', telephone: '0151', email, passwordHash: await passwordHash };
  const id = await insertMember(db, { ...person, companyId, role, language: 'en', createdAt: clock.now() });
  const token = await openCustomerSession(db, id, { remembered: true, device: 'test', now: clock.now() });
  return { id, companyId, email, token };
}

/** Creates an invitation into a company, and the token that its mail would have. */
export async function invited(
  shop: Shop,
  { companyId, by, role = 'buyer' }: { companyId: number; by: number; role?: MemberRole },
) {
  const { db, clock } = shop.shop;
  const email = `invited.${next(shop)}@converter.test`;
  const id = await insertInvitation(db, { companyId, email, role, invitedBy: by }, clock.now());
  const token = (await openInvitation(db, id, clock.now())) ?? '';
  return { id, email, token };
}

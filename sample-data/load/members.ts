import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { insertMember, updateMember } from '#shop/people/companies/member-queries.ts';

const FIRST = 'uk@converter.test';
const POUNDS = 2;

/**
 * Members of the first company besides its manager: two with limits, and an approver (H3). They log in like the
 * manager.
 */
const MEMBERS = [
  {
    email: 'buyer@converter.test',
    firstName: 'Nia',
    surname: 'Bevan',
    role: 'buyer',
    orderLimitMinor: 500_00,
    monthLimitMinor: 2_000_00,
    alwaysAsk: false,
  },
  {
    email: 'press@converter.test',
    firstName: 'Tom',
    surname: 'Ashby',
    role: 'buyer',
    orderLimitMinor: null,
    monthLimitMinor: null,
    alwaysAsk: true,
  },
  {
    email: 'approver@converter.test',
    firstName: 'Ruth',
    surname: 'Calder',
    role: 'approver',
    orderLimitMinor: null,
    monthLimitMinor: null,
    alwaysAsk: false,
  },
] as const;

export async function fillMembers(tx: Db): Promise<void> {
  const [manager] = await tx.select().from(customers).where(eq(customers.email, FIRST));
  if (manager === undefined) throw new Error(`The sample has no ${FIRST}.`);
  const { companyId, createdAt } = manager;
  const passwordHash = manager.passwordHash ?? '';
  for (const { orderLimitMinor, monthLimitMinor, alwaysAsk, ...member } of MEMBERS) {
    const person = {
      ...member,
      language: 'en' as const,
      telephone: manager.telephone,
      companyId,
      createdAt,
      passwordHash,
    };
    const memberId = await insertMember(tx, person);
    const limitCurrencyId = orderLimitMinor === null ? null : POUNDS;
    await updateMember(tx, { memberId, companyId }, { orderLimitMinor, monthLimitMinor, limitCurrencyId, alwaysAsk });
  }
}

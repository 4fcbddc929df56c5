import type { TestShop } from '#server/testing/test-shop.ts';
import { countries } from '#shop/base/reference-data/tables.ts';
import { companies, customers } from '#shop/people/accounts/tables.ts';

type Member = Partial<typeof customers.$inferInsert> & { email: string };

/** Creates a member of a company of their own, as a move writes one: active, without a password. */
export async function putMoved({ shop: { db } }: Pick<TestShop, 'shop'>, member: Member): Promise<number> {
  const [country] = await db.select({ id: countries.id }).from(countries).limit(1);
  const [company] = await db
    .insert(companies)
    .values({ name: `Moved ${member.email}`, countryId: country?.id ?? 0, currencyId: 1 })
    .returning({ id: companies.id });
  const [row] = await db
    .insert(customers)
    .values({ companyId: company?.id ?? 0, firstName: 'Ada', surname: 'Moved', status: 'active', ...member })
    .returning({ id: customers.id });
  return row?.id ?? 0;
}

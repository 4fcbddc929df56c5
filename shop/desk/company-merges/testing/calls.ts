import { eq } from 'drizzle-orm';
import { type Preparations, next } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { companies } from '#shop/people/accounts/tables.ts';
import { newCustomer } from '#shop/people/customers/testing/people.ts';

/** Creates two companies that no other test uses. */
async function twoCompanies(shop: TestShop) {
  const named = () => ({ userEmail: `merged.${next(shop)}@converter.test` });
  const [kept, gone] = [await newCustomer(shop, named()), await newCustomer(shop, named())];
  const [company] = await shop.owner.select().from(companies).where(eq(companies.id, kept.companyId));
  return { keptId: kept.companyId, goneId: gone.companyId, keptName: company?.name };
}

export const preparations: Preparations['preparations'] = {
  'POST /Company/MergeCompanies': async (shop) => ({ body: await twoCompanies(shop) }),
};

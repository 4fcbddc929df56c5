import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import type { EffectKind } from '../../../base/outbox/effects.ts';
import { outbox } from '../../../base/outbox/tables.ts';
import { companies, customers } from '../../accounts/tables.ts';

let made = 0;

/** A registration in the documented names, each with a unique e-mail address. */
export function registrationOf(changes: Record<string, unknown> = {}) {
  made += 1;
  return {
    userFirstname: 'Ada',
    userSurname: 'Tennant',
    userEmail: `ada.tennant.${made}@converter.test`,
    userPass: 'blue-anilox-8',
    password_repeat: 'blue-anilox-8',
    userHouseNo: 'Tennant Labels Ltd',
    userStreet: '8 Sleeve Street',
    userCity: 'Unit 2',
    userCounty: 'Leeds',
    userPostcode: 'LS1 1AA',
    userTel: '01134960000',
    currency: 2,
    country: 247,
    userSubscribe: 1,
    account: 0,
    ...changes,
  };
}

/** Creates a customer for the test, active as if staff had authorised them. */
export async function newCustomer(shop: TestShop, changes: Record<string, unknown> = {}) {
  const registration = registrationOf(changes);
  await shop.api.post('/api/User/AddUser', registration);
  await activate(shop, registration.userEmail);
  return { ...registration, ...(await rowOf(shop, registration.userEmail)) };
}

interface WithDatabase {
  shop: { db: Db };
}

/** Activates an account, with a price class for its company. */
export async function activate(shop: WithDatabase, email: string): Promise<void> {
  const { db } = shop.shop;
  const { companyId } = await rowOf(shop, email);
  await db.update(companies).set({ priceClass: 2 }).where(eq(companies.id, companyId));
  await db.update(customers).set({ status: 'active' }).where(eq(customers.email, email));
}

/** An account as stored, with its company's terms. */
export async function rowOf({ shop: { db } }: WithDatabase, email: string) {
  const { currencyId, priceClass, adminContact, partner, accountCustomer } = companies;
  const [row] = await db
    .select({ ...getTableColumns(customers), currencyId, priceClass, adminContact, partner, accountCustomer })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(eq(customers.email, email));
  if (row === undefined) throw new Error(`No customer has the email address ${email}.`);
  return row;
}

/** The payloads of the waiting mails of one kind, oldest first. */
export async function waitingMails(shop: TestShop, kind: EffectKind): Promise<unknown[]> {
  const rows = await shop.shop.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.kind, kind))
    .orderBy(asc(outbox.id));
  return rows.map((row) => row.payload);
}

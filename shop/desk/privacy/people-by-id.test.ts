import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { orderMessages } from '../../trade/messages/tables.ts';
import { place } from '../../trade/orders/testing/buying.ts';
import { deliveryAddresses } from '../../people/accounts/tables.ts';

const MIGRATION = new URL('../../../platform/database/migrations/0025_people-by-id.sql', import.meta.url);

/** Runs the statements of the migration that fill the ids of rows from before it. */
async function fillIds({ owner }: TestShop): Promise<void> {
  const statements = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements) {
    const text = statement.replaceAll(/^\s*--.*$/gm, '').trim();
    if (/^(?:update|alter table \w+ (?:disable|enable) trigger)/.test(text)) await owner.execute(sql.raw(text));
  }
}

test('rows from before the ids get them where the name is unique in the company, and none otherwise (D53)', async ({
  ownShop: shop,
}) => {
  const { db } = shop.shop;
  const person = await newCustomer(shop, { userFirstname: 'Anna', userSurname: 'Smith' });
  const anna = await shop.as(person.userEmail, person.userPass);
  const called = async (firstName: string) => {
    const member = await addMember(shop, person, 'manager');
    await db.update(customers).set({ firstName, surname: 'Smith' }).where(eq(customers.id, member.id));
    return member;
  };
  const [one, two, bob] = [await called('John'), await called('John'), await called('Bob')];
  const [address] = await db
    .insert(deliveryAddresses)
    .values({
      companyId: person.companyId,
      customerId: person.id,
      contactName: 'Anna',
      line1: '1 Street',
      postcode: 'LS1 1AA',
      countryId: 247,
    })
    .returning({ id: deliveryAddresses.id });
  const { body: orderId } = await place(
    anna,
    await cartWith(shop, anna, { part: 'DB-0150', quantity: 4 }),
    address?.id ?? 0,
  );
  for (const caller of [anna, one, two, bob])
    expect((await caller.post('/api/Sale/WriteOrderMessage', { orderId, text: 'Hello' })).status).toBe(200);
  const stored = async () => ({
    messages: (
      await db
        .select({ of: orderMessages.customerId })
        .from(orderMessages)
        .where(eq(orderMessages.orderId, orderId))
        .orderBy(orderMessages.id)
    ).map(({ of }) => of),
    entries: (
      await db
        .select({ of: auditEntries.customerId })
        .from(auditEntries)
        .where(sql`action = 'wrote about' and entity_id = ${String(orderId)}`)
        .orderBy(auditEntries.id)
    ).map(({ of }) => of),
  });
  const written = [person.id, one.id, two.id, bob.id];
  expect(await stored()).toEqual({ messages: written, entries: written });
  for (const table of ['order_messages', 'audit_entries']) {
    await shop.owner.execute(sql.raw(`alter table ${table} disable trigger user`));
    await shop.owner.execute(sql.raw(`update ${table} set customer_id = null`));
    await shop.owner.execute(sql.raw(`alter table ${table} enable trigger user`));
  }
  await fillIds(shop);
  const filled = [person.id, null, null, bob.id];
  expect(await stored()).toEqual({ messages: filled, entries: filled });
});

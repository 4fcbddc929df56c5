import { sql } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { eraseAndRemember } from './answer-request.ts';
import { eraseBooks } from './erase-person.ts';
import { findPerson, listEndedBooks } from './person-queries.ts';

type KeepingShop = Pick<Shop, 'db'>;

/** Removes the names of erased people from orders that tax law no longer needs (O4). Returns the number of people. */
export async function eraseEndedBooks(shop: KeepingShop, now: Date, atMost: number): Promise<number> {
  const ids = await listEndedBooks(shop.db, now, atMost);
  for (const id of ids) {
    await inTransaction(shop.db, async (tx) => {
      const person = await findPerson(tx, id, now);
      if (person !== undefined) await eraseBooks(tx, person, now);
    });
  }
  return ids.length;
}

/**
 * Erases registrations from before then that never became customers: still waiting, or declined by staff, and without an order or
 * a request for a price. Returns their number.
 */
export async function eraseUnused(shop: KeepingShop, before: Date, now: Date, atMost: number): Promise<number> {
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select customers.id from customers
    where created_at < ${before.toISOString()}::timestamptz
      and (status = 'waiting' or (status = 'inactive' and exists (
        select from audit_entries where entity = 'customer' and entity_id = customers.id::text and action = 'declined'
      )))
      and not exists (select from erasures where customer_id = customers.id)
      and not exists (select from orders where customer_id = customers.id)
      and not exists (select from past_orders where customer_id = customers.id)
      and not exists (select from quotations where customer_id = customers.id)
    limit ${atMost}`);
  for (const { id } of rows) {
    await inTransaction(shop.db, async (tx) => {
      const free = await tx.execute(sql`select from customers where id = ${id} for update skip locked`);
      const person = free.rowCount === 0 ? undefined : await findPerson(tx, id, now); // else another process erases it
      if (person !== undefined && person.erasedAt === null) await eraseAndRemember(tx, person, now);
    });
  }
  return rows.length;
}

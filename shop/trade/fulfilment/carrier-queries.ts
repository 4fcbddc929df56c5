import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Carrier } from './paths.ts';
import { carriers } from './tables.ts';

/** All carriers, by name. */
export function listCarriers(db: Db): Promise<Carrier[]> {
  return db.select().from(carriers).orderBy(asc(carriers.name), asc(carriers.id));
}

export async function findCarrier(db: Db, id: number): Promise<Carrier | undefined> {
  const [carrier] = await db.select().from(carriers).where(eq(carriers.id, id));
  return carrier;
}

/** Locks the carrier until the transaction ends. */
export async function lockCarrier(tx: Db, id: number): Promise<Carrier | undefined> {
  const [carrier] = await tx.select().from(carriers).where(eq(carriers.id, id)).for('update');
  return carrier;
}

export async function isNameTaken(tx: Db, name: string, exceptId: number): Promise<boolean> {
  const found = await tx.$count(
    carriers,
    sql`lower(${carriers.name}) = lower(${name}) and ${carriers.id} <> ${exceptId}`,
  );
  return found > 0;
}

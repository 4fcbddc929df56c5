import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Runs a part of a transaction so that, if it fails, its statements are taken back and the rest of the transaction can go on. */
export async function inSavepoint<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint part`);
  try {
    const result = await work();
    await tx.execute(sql`release savepoint part`);
    return result;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`);
    throw error;
  }
}

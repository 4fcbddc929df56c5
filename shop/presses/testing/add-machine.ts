import type { Db } from '#platform/database/database.ts';
import { machines } from '../tables.ts';

/** The models of the sample data. */
export const P5_13 = 1;
export const M2200 = 2;

/** Stores a press of a company; returns its number. */
export async function addMachine(
  { shop }: { shop: { db: Db } },
  machine: Partial<typeof machines.$inferInsert> & { companyId: number },
): Promise<number> {
  const [made] = await shop.db
    .insert(machines)
    .values({ modelId: M2200, ...machine })
    .returning({ id: machines.id });
  if (made === undefined) throw new Error('The press was not stored.');
  return made.id;
}

import type { Db } from '#platform/database/database.ts';
import { tokenHash } from '../../../people/sessions/session.ts';
import { machineLabels, machines } from '../tables.ts';

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

/** Stores a label with this code on a press; returns its number. */
export async function addLabel(
  { shop }: { shop: { db: Db } },
  machineId: number,
  token: string = crypto.randomUUID(),
): Promise<number> {
  const [made] = await shop.db
    .insert(machineLabels)
    .values({
      machineId,
      tokenHash: tokenHash(token),
      madeAt: new Date('2026-11-02T09:00:00Z'),
      madeBy: 'Ada Lovelace',
    })
    .returning({ id: machineLabels.id });
  if (made === undefined) throw new Error('The label was not stored.');
  return made.id;
}

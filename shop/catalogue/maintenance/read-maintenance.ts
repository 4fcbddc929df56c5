import { and, eq } from 'drizzle-orm';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { machines } from '../presses/tables.ts';
import type { DueOfMachine, MachineMaintenance } from './answers.ts';
import { dueOf, isReminded, readMaintained } from './maintenance-queries.ts';

/** Reads the maintenance of a press of the member's company (J10). @throws {NotFoundError} */
export async function readMaintenance(
  { machineId }: { machineId: number },
  { shop, caller: { customer } }: CustomerContext,
): Promise<MachineMaintenance> {
  const isOwn = and(eq(machines.id, machineId), eq(machines.companyId, customer.companyId));
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const [press] = await readMaintained(shop.db, isOwn, today);
  if (press === undefined) throw new NotFoundError('machine');
  const last = press.readings.at(-1);
  return {
    machineId,
    today,
    counterHours: last?.hours ?? null,
    readOn: last?.readOn ?? null,
    isReminded: await isReminded(shop.db, machineId, customer.id),
    maintenance: [...press.tasks],
  };
}

/** Lists what is due on the presses of the member's company. */
export async function listDue(
  _: Record<string, never>,
  { shop, caller: { customer } }: CustomerContext,
): Promise<DueOfMachine[]> {
  const isOwn = eq(machines.companyId, customer.companyId);
  return dueOf(await readMaintained(shop.db, isOwn, dayInZone(shop.clock.now(), shop.store.timeZone)));
}

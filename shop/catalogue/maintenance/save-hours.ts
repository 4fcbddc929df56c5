import { type Db, inTransaction } from '#platform/database/database.ts';
import { customerAsAuthor, recordChange } from '../../base/audit/record-change.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { lockMachine, type StoredMachine } from '../presses/machine-queries.ts';
import { type Reading, runHours } from './due.ts';
import { listReadings } from './maintenance-queries.ts';
import type { HoursDraft } from './paths.ts';
import { machineHours } from './tables.ts';
import { eq } from 'drizzle-orm';
import { pressModels } from '../presses/tables.ts';

/**
 * Saves the hours that the counter of a press showed on a day; the figure of that day is replaced, which corrects it (J10). The hours
 * of a counter that was replaced are added to those of the new one; otherwise fewer hours than before are refused. Returns 1.
 * @throws {NotFoundError} another company's press
 * @throws {InvalidInputError} a day that is to come, or before the last one; fewer hours
 */
export function saveHours(
  { machineId, counterHours: hours, readOn, isNewCounter }: HoursDraft,
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const machine = await lockMachine(tx, machineId, customer.companyId);
    if (machine === undefined) throw new NotFoundError('machine');
    if (readOn > dayInZone(now, shop.store.timeZone)) throw refused('readOn', message('refusal.press-hours-future'));
    const readings = await listReadings(tx, [machineId]);
    const last = readings.at(-1);
    if (last !== undefined && readOn < last.readOn)
      throw refused('readOn', message('refusal.press-hours-earlier', { day: { day: last.readOn } }));
    const earlier = readings.findLast((reading) => reading.readOn < readOn);
    const earlierHours = hoursOfOldCounters(hours, earlier, isNewCounter);
    const reading = { hours, earlierHours, customerId: customer.id, enteredAt: now };
    await tx
      .insert(machineHours)
      .values({ machineId, readOn, ...reading })
      .onConflictDoUpdate({ target: [machineHours.machineId, machineHours.readOn], set: reading });
    await recordChange(tx, customerAsAuthor(customer), now, {
      action: 'entered the hours of',
      entity: 'machine',
      entityId: machineId,
      before: { ...(await maintainedEntry(tx, machine)), hours: last?.hours ?? null, readOn: last?.readOn ?? null },
      after: { ...(await maintainedEntry(tx, machine)), hours, readOn },
    });
    return 1;
  });
}

/** @throws {InvalidInputError} fewer hours than before, of the same counter */
function hoursOfOldCounters(hours: number, earlier: Reading | undefined, isNewCounter: boolean): number {
  if (earlier === undefined) return 0;
  if (isNewCounter) return runHours(earlier);
  if (hours >= earlier.hours) return earlier.earlierHours;
  const before = { hours: earlier.hours, day: { day: earlier.readOn } };
  throw refused('counterHours', message('refusal.press-hours-fewer', before));
}

function refused(field: string, refusal: Message) {
  return new InvalidInputError([{ field, message: refusal }]);
}

/** The last hours of a press, with those of replaced counters; null: not known. */
export async function lastRunHours(tx: Db, machineId: number): Promise<number | null> {
  const last = (await listReadings(tx, [machineId])).at(-1);
  return last === undefined ? null : runHours(last);
}

/** A press as the audit list names it when its maintenance changes. */
export async function maintainedEntry(
  tx: Db,
  { companyId, modelId, name, serial }: StoredMachine,
): Promise<{ name: string; companyId: number }> {
  const [model] = await tx.select({ name: pressModels.name }).from(pressModels).where(eq(pressModels.id, modelId));
  return { name: [name, model?.name ?? '', serial].filter((word) => word !== '').join(' '), companyId };
}

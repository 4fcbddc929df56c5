import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { machineHours, maintenanceTasks } from '#shop/catalogue/maintenance/tables.ts';
import { machines } from '#shop/catalogue/presses/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { instantOf } from './moment.ts';
import { modelIdOf } from './presses.ts';

/** Inserts the kits and parts that presses of a model need every so many hours (J10). */
export async function fillMaintenanceTasks(tx: Db, sample: SampleFiles): Promise<void> {
  const idOf = new Map(sample.products.map((part) => [part.name, part.id]));
  await tx.insert(maintenanceTasks).values(
    sample.maintenanceTasks.map(({ partNumber, model, ...task }) => {
      const productId = idOf.get(partNumber);
      if (productId === undefined) throw new Error(`maintenance-tasks.csv: there is no part ${partNumber}.`);
      return { ...task, productId, modelId: modelIdOf(sample, model) };
    }),
  );
}

/** Gives presses their hours (J10). */
export async function fillMachineHours(tx: Db, { machineHours: rows }: SampleFiles, today: Date): Promise<void> {
  const presses = await tx
    .select({ id: machines.id, serial: machines.serial })
    .from(machines)
    .where(
      inArray(
        machines.serial,
        rows.map(({ serial }) => serial),
      ),
    );
  const idOf = new Map(presses.map(({ id, serial }) => [serial, id]));
  await tx.insert(machineHours).values(
    rows.map(({ serial, daysAgo, hours }) => {
      const machineId = idOf.get(serial);
      if (machineId === undefined) throw new Error(`machine-hours.csv: there is no press ${serial}.`);
      const enteredAt = instantOf({ on: null, daysAgo }, today, '07:30');
      return { machineId, hours, enteredAt, readOn: enteredAt.toISOString().slice(0, 10) };
    }),
  );
}

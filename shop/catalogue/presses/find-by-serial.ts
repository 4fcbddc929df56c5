import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { SerialMatch } from './answers.ts';
import { listMachines } from './machine-queries.ts';
import { serialKey } from './serial.ts';
import { modelsOfSerial } from './serial-models.ts';
import { partFits, pressModels } from './tables.ts';

/** Finds the presses of the member's company with a serial number, and the models that presses with it may be of (J6). */
export async function findBySerial(
  { serial }: { serial: string },
  { shop: { db }, caller: { customer } }: CustomerContext,
): Promise<SerialMatch> {
  if (serial === '') return { machines: [], models: [] };
  const [machines, ranges] = await Promise.all([
    listMachines(db, customer.companyId, customer.id),
    db
      .selectDistinct({
        modelId: pressModels.id,
        modelName: pressModels.name,
        modelPath: pressModels.path,
        sortOrder: pressModels.sortOrder,
        fromSerial: sql<string>`coalesce(${partFits.fromSerial}, '')`,
        toSerial: sql<string>`coalesce(${partFits.toSerial}, '')`,
      })
      .from(pressModels)
      .leftJoin(
        partFits,
        and(eq(partFits.modelId, pressModels.id), ne(sql`${partFits.fromSerial} || ${partFits.toSerial}`, '')),
      )
      .where(eq(pressModels.archived, false))
      .orderBy(asc(pressModels.sortOrder), asc(pressModels.name)),
  ]);
  return {
    machines: machines
      .filter((machine) => machine.serial !== '' && serialKey(machine.serial) === serialKey(serial))
      .map(({ machineId, modelName, serial: own, machineName }) => ({
        machineId,
        modelName,
        serial: own,
        machineName,
      })),
    models: modelsOfSerial(serial, ranges).map(({ modelId, modelName, modelPath }) => ({
      modelId,
      modelName,
      modelPath,
    })),
  };
}

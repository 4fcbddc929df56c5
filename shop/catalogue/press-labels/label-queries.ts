import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { tokenHash } from '../../people/sessions/session.ts';
import { machineLabels, machines, pressModels } from '../presses/tables.ts';
import type { ListedLabel } from './answers.ts';

const isValid = isNull(machineLabels.revokedAt);

/** The valid labels of a press, oldest first. */
export async function listLabels(db: Db, machineId: number): Promise<ListedLabel[]> {
  const rows = await db
    .select({ labelId: machineLabels.id, madeAt: machineLabels.madeAt, madeBy: machineLabels.madeBy })
    .from(machineLabels)
    .where(and(eq(machineLabels.machineId, machineId), isValid))
    .orderBy(asc(machineLabels.id));
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
}

/** These presses of a company, locked in the order of their numbers, with their valid labels counted. */
export async function lockMachines(tx: Db, companyId: number, machineIds: readonly number[]) {
  const isOne = and(eq(machines.companyId, companyId), inArray(machines.id, [...machineIds]));
  await tx.select({ id: machines.id }).from(machines).where(isOne).orderBy(asc(machines.id)).for('no key update');
  return tx
    .select({
      machineId: machines.id,
      modelName: pressModels.name,
      serial: machines.serial,
      machineName: machines.name,
      place: machines.place,
      labels: sql<number>`(
        select count(*)::integer from machine_labels as label
        where label.machine_id = "machines"."id" and label.revoked_at is null)`,
    })
    .from(machines)
    .innerJoin(pressModels, eq(pressModels.id, machines.modelId))
    .where(isOne)
    .orderBy(asc(machines.id));
}
export type LabelledMachine = Awaited<ReturnType<typeof lockMachines>>[number];

/** The company and press of a valid label; undefined: unknown or revoked. */
export async function findLabel(db: Db, labelId: number) {
  const [row] = await db
    .select({ companyId: machines.companyId, machineId: machines.id })
    .from(machineLabels)
    .innerJoin(machines, eq(machines.id, machineLabels.machineId))
    .where(and(eq(machineLabels.id, labelId), isValid));
  return row;
}

/** The press of a valid code, and its model; undefined: unknown or revoked. */
export async function findLabelled(db: Db, token: string) {
  const [row] = await db
    .select({
      machineId: machines.id,
      companyId: machines.companyId,
      modelName: pressModels.name,
      modelPath: pressModels.path,
      archived: pressModels.archived,
    })
    .from(machineLabels)
    .innerJoin(machines, eq(machines.id, machineLabels.machineId))
    .innerJoin(pressModels, eq(pressModels.id, machines.modelId))
    .where(and(eq(machineLabels.tokenHash, tokenHash(token)), isValid));
  return row;
}

import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import { products } from '../parts/tables.ts';
import type { ChosenMachine, Machine } from './answers.ts';
import { type FitRule, type JudgedPress, judgeFit, type PressOptions } from './fit.ts';
import { chosenMachines, machines, partFits, pressModels } from './tables.ts';

const named = {
  machineId: machines.id,
  modelId: pressModels.id,
  modelName: pressModels.name,
  modelPath: pressModels.path,
  serial: machines.serial,
  machineName: machines.name,
  options: machines.options,
  missingOptions: machines.missingOptions,
};

/** The presses of a company, by name; those that the member has chosen are marked. */
export async function listMachines(db: Db, companyId: number, customerId: number | null): Promise<Machine[]> {
  return selectMachines(db, customerId)
    .where(eq(machines.companyId, companyId))
    .orderBy(asc(machines.name), asc(pressModels.name), asc(machines.serialKey), asc(machines.id));
}

/** A press of the company; another company's does not exist (B11). */
export async function findMachine(
  db: Db,
  machineId: number,
  companyId: number,
  customerId: number | null,
): Promise<Machine | undefined> {
  const [row] = await selectMachines(db, customerId).where(
    and(eq(machines.id, machineId), eq(machines.companyId, companyId)),
  );
  return row;
}

function selectMachines(db: Db, customerId: number | null) {
  return db
    .select({
      ...named,
      place: machines.place,
      notes: machines.notes,
      isChosen: sql<boolean>`${chosenMachines.customerId} is not null`,
      version: machines.version,
    })
    .from(machines)
    .innerJoin(pressModels, eq(pressModels.id, machines.modelId))
    .leftJoin(
      chosenMachines,
      and(eq(chosenMachines.machineId, machines.id), eq(chosenMachines.customerId, customerId ?? 0)),
    );
}

/** The options of the company's press with this model and serial number; undefined: no such press. */
export async function findOptions(
  db: Db,
  companyId: number,
  { modelId, serial }: Pick<StoredMachine, 'modelId' | 'serial'>,
): Promise<PressOptions | undefined> {
  const isIt = sql`${machines.serial} <> '' and ${machines.serialKey} = serial_key(${serial}::text)`;
  const [row] = await db
    .select({ options: machines.options, missingOptions: machines.missingOptions })
    .from(machines)
    .where(and(eq(machines.companyId, companyId), eq(machines.modelId, modelId), isIt));
  return row;
}

export type StoredMachine = typeof machines.$inferSelect;

/** A press of the company, locked until the transaction ends. */
export async function lockMachine(tx: Db, machineId: number, companyId: number): Promise<StoredMachine | undefined> {
  const [row] = await tx
    .select()
    .from(machines)
    .where(and(eq(machines.id, machineId), eq(machines.companyId, companyId)))
    .for('update');
  return row;
}

/** Returns whether the serial number lies outside of all statements about its model although some have a range. */
export async function isSerialUnusual(db: Db, { modelId, serial }: Pick<StoredMachine, 'modelId' | 'serial'>) {
  if (serial === '') return false;
  const [row] = await db
    .execute<{ unusual: boolean }>(sql`
    select exists (select from ${partFits} where model_id = ${modelId})
      and not exists (select from ${partFits} where model_id = ${modelId} and serials @> serial_key(${serial})) as unusual`)
    .then(({ rows }) => rows);
  return row?.unusual === true;
}

/** The press that the member of an outer query has chosen, if it is still the company's; null: none. */
export function chosenPress(member: Record<'id' | 'companyId', AnyPgColumn>): SQL<ChosenMachine | null> {
  const members = sql.join(
    Object.entries(named).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  );
  return sql`(
    select json_build_object(${members})
    from ${chosenMachines}
    inner join ${machines} on ${machines.id} = ${chosenMachines.machineId}
    inner join ${pressModels} on ${pressModels.id} = ${machines.modelId}
    where ${chosenMachines.customerId} = ${member.id} and ${machines.companyId} = ${member.companyId}
  )`;
}

/** The fits that are declared for these parts and a model of press, by part. */
export async function listFits(
  db: Db,
  modelId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly FitRule[]>> {
  const rows = await prepared(db).fits.execute({ modelId, productIds: [...productIds] });
  const byPart = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...byPart].map(([productId, fits]) => [productId, fits.map(({ productId: _, ...rule }) => rule)]));
}

/** The types of these parts, and whether none of that type is stated for a press: gloves, tape, wipes. */
export async function listTypes(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, { typeId: number | null; isForAll: boolean }>> {
  const rows = await prepared(db).types.execute({ productIds: [...productIds] });
  return new Map(rows.map(({ id, ...type }) => [id, type]));
}

export const RULE_COLUMNS = {
  fromSerial: partFits.fromSerial,
  toSerial: partFits.toSerial,
  option: partFits.option,
  quantity: partFits.quantity,
  note: partFits.note,
};

const prepared = prepareOnce((db) => ({
  fits: db
    .select({ productId: partFits.productId, ...RULE_COLUMNS })
    .from(partFits)
    .where(
      and(
        eq(partFits.modelId, sql.placeholder('modelId')),
        eq(partFits.productId, sql`any(${sql.placeholder('productIds')}::integer[])`),
      ),
    )
    .orderBy(asc(partFits.serials), asc(partFits.id))
    .prepare('fits_of_model'),
  types: db
    .select({
      id: products.id,
      typeId: products.typeId,
      isForAll: sql<boolean>`"products"."type_id" is not null and not exists (
        select from part_fits as fit join products as other on other.id = fit.product_id
        where other.type_id = "products"."type_id")`,
    })
    .from(products)
    .where(eq(products.id, sql`any(${sql.placeholder('productIds')}::integer[])`))
    .prepare('types_of_parts'),
}));

export async function chooseMachine(tx: Db, customerId: number, machineId: number): Promise<void> {
  await tx
    .insert(chosenMachines)
    .values({ customerId, machineId })
    .onConflictDoUpdate({ target: chosenMachines.customerId, set: { machineId } });
}

export async function chooseNone(tx: Db, customerId: number): Promise<void> {
  await tx.delete(chosenMachines).where(eq(chosenMachines.customerId, customerId));
}

/** Finds the lines that name a press of the company by its serial number that the part is known not to fit, by their place. */
export async function findMisfits(
  db: Db,
  companyId: number,
  lines: readonly { productId: number; serial: string }[],
): Promise<ReadonlySet<number>> {
  if (lines.every(({ serial }) => serial === '')) return new Set();
  const { rows } = await db.execute<Record<string, unknown> & JudgedPress & { place: number; rules: FitRule[] }>(sql`
    select line.place::integer - 1 as place, machine.serial, machine.options, machine.missing_options as "missingOptions",
      json_agg(json_build_object(
        'fromSerial', fit.from_serial, 'toSerial', fit.to_serial, 'option', fit.option, 'quantity', fit.quantity, 'note', fit.note
      )) as rules
    from unnest(
      ${sql.param(lines.map(({ productId }) => productId))}::integer[], ${sql.param(lines.map(({ serial }) => serial))}::text[]
    ) with ordinality as line (product_id, serial, place)
    join machines as machine on machine.company_id = ${companyId} and machine.serial <> ''
      and machine.serial_key = serial_key(line.serial)
    join part_fits as fit on fit.product_id = line.product_id and fit.model_id = machine.model_id
    group by line.place, machine.id`);
  const misfits = rows.filter(({ rules, ...press }) => judgeFit(rules, press).answer === 'does-not-fit');
  return new Set(misfits.map(({ place }) => place));
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../../base/messages/message.ts';
import { optionsIn, optionsText } from '../../../catalogue/presses/options-text.ts';
import { machines, pressModels } from '../../../catalogue/presses/tables.ts';
import { MAX_SERIAL_LENGTH, SERIAL, serialKey } from '../../../catalogue/presses/serial.ts';
import { type Cells, required, textBy, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Presses of companies (Q1, J3). */
export const pressKind: MoveKind = {
  name: 'presses',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'P-4001', read: required(textUpTo(100)) },
    {
      heading: 'company',
      about: 'externalId of the company',
      example: 'C-1001',
      refersTo: 'companies',
      read: required(textUpTo(100)),
    },
    { heading: 'model', about: 'Name of the model', example: 'P5-13', read: required(textUpTo(100)) },
    {
      heading: 'serial',
      about: 'Serial number; empty: not known',
      example: '2200-150',
      read: textBy((serial) =>
        serial === '' || (SERIAL.test(serial) && serial.length <= MAX_SERIAL_LENGTH)
          ? null
          : message('staff-rule.move.serial'),
      ),
    },
    { heading: 'name', about: 'What the company calls it', example: 'Press 2', read: textUpTo(100) },
    { heading: 'place', about: 'Where it stands', example: 'Hall B', read: textUpTo(100) },
    { heading: 'notes', about: 'A word on it', example: '', read: textUpTo(1000) },
    {
      heading: 'options',
      about: 'Options with a bar between, a hyphen before those that it does not have; -: none; empty: not known',
      example: 'UV',
      read: textUpTo(1000),
    },
  ],
  numbered: machines,
  keyOf: externalId,
  unique: ({ company = '', model = '', serial = '' }) =>
    serial === '' ? [] : [['serial', `${company}/${model.toLowerCase()}/${serialKey(serial)}`]],
  async stored(db, which) {
    const query = db
      .select({
        machine: machines,
        model: pressModels.name,
        options: pressModels.options,
        externalId: externalIdOf('presses', machines.id),
        company: externalIdOf('companies', machines.companyId),
      })
      .from(machines)
      .innerJoin(pressModels, eq(pressModels.id, machines.modelId));
    const rows = await only(query.$dynamic(), machines.id, which);
    return rows.map(({ machine, model, options, externalId: number, company }) => ({
      id: machine.id,
      cells: {
        externalId: number,
        company,
        model,
        serial: machine.serial,
        name: machine.name,
        place: machine.place,
        notes: machine.notes,
        options: optionsText(machine, options),
      },
    }));
  },
  async check(db, rows, { isComing }) {
    const found = await modelsOf(db, rows);
    return rows.flatMap(({ row, cells }): Remark[] => {
      const name = (cells.model ?? '').toLowerCase();
      const model = found.get(name);
      if (model === undefined)
        return isComing('press-models', 'name', name)
          ? []
          : [{ row, heading: 'model', message: message('staff-rule.move.no-model') }];
      const { options, missingOptions } = optionsIn(cells.options ?? '', model.options);
      const named = [...(options ?? []), ...missingOptions];
      const isForeign = new Set(named).size < named.length || named.some((option) => !model.options.includes(option));
      return isForeign ? [{ row, heading: 'options', message: message('refusal.press-option') }] : [];
    });
  },
  async add(tx, rows, now) {
    const found = await modelsOf(tx, rows);
    const added = await tx
      .insert(machines)
      .values(rows.map((row) => ({ ...valuesOf(row, found), addedAt: now })))
      .returning({ id: machines.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    const found = await modelsOf(tx, rows);
    for (const row of rows)
      await tx
        .update(machines)
        .set({ ...valuesOf(row, found), version: sql`${machines.version} + 1` })
        .where(eq(machines.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, machines, ids),
};

function valuesOf({ cells, ids }: MoveRow, found: Awaited<ReturnType<typeof modelsOf>>) {
  const model = found.get((cells.model ?? '').toLowerCase());
  return {
    companyId: ids.company ?? 0,
    modelId: model?.id ?? 0,
    serial: cells.serial ?? '',
    name: cells.name ?? '',
    place: cells.place ?? '',
    notes: cells.notes ?? '',
    ...optionsIn(cells.options ?? '', model?.options ?? []),
  };
}

/** The models that the rows name, by their names in lower case. */
async function modelsOf(db: Db, rows: readonly { cells: Cells }[]) {
  const names = rows.map(({ cells }) => (cells.model ?? '').toLowerCase());
  const found = await db
    .select({ id: pressModels.id, name: sql<string>`lower(${pressModels.name})`, options: pressModels.options })
    .from(pressModels)
    .where(inArray(sql`lower(${pressModels.name})`, names));
  return new Map(found.map(({ name, ...model }) => [name, model]));
}

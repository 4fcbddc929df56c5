import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  type AnyPgColumn,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytewiseText, identity, instant, sortedText, version } from '../../../platform/database/columns.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { categories } from '../categories/tables.ts';
import { products } from '../parts/tables.ts';
import type { PrintedNumber } from '../drawings/printed-numbers.ts';

/** A range of serial keys, which PostgreSQL compares and indexes (serial.ts). */
const serialRange = customType<{ data: string }>({ dataType: () => 'serial_range' });

const serialsOf = () =>
  serialRange()
    .notNull()
    .generatedAlwaysAs(sql`serials_between(from_serial, to_serial)`);

const isSerial = (column: PgColumn) =>
  sql`${column} ~ '^([0-9A-Za-z]+([ ./-]+[0-9A-Za-z]+)*)?$' and length(${column}) <= 30`;

/** A kind of press (J1). */
export const pressModels = pgTable(
  'press_models',
  {
    id: identity(),
    name: sortedText().notNull(),
    path: text().notNull(), // its part of the address
    intro: text().notNull().default(''),
    firstYear: smallint(), // null: not known
    lastYear: smallint(), // null: still built, or not known
    options: text().array().notNull().default([]), // the names that a fit may require
    manuals: text().array().notNull().default([]), // names of manuals
    imageHash: text(),
    sortOrder: integer().notNull().default(0),
    archived: boolean().notNull().default(false), // no longer shown; presses of it stay
    version: version(),
  },
  (t) => [
    uniqueIndex('press_models_name').on(sql`lower(${t.name})`),
    uniqueIndex('press_models_path').on(sql`lower(${t.path})`),
    check('press_models_text', sql`${t.name} <> ''`),
    check('press_models_address', sql`${t.path} ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$'`),
    check('press_models_years', sql`${t.firstYear} <= ${t.lastYear}`),
  ],
);

/** The categories of the catalogue that a model leads to: the machine categories of the sources (J1). */
export const pressModelCategories = pgTable(
  'press_model_categories',
  {
    modelId: integer()
      .notNull()
      .references(() => pressModels.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.categoryId] }), index().on(t.categoryId)],
);

/**
 * A statement that a part fits presses of a model, within a range of serial numbers and with an option if one is named (J2).
 * A part may have several ranges for a model; two of the same option never overlap (part_fits_once).
 */
export const partFits = pgTable(
  'part_fits',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    modelId: integer()
      .notNull()
      .references(() => pressModels.id, { onDelete: 'cascade' }),
    fromSerial: text().notNull().default(''), // '': from the first press
    toSerial: text().notNull().default(''), // inclusive; '': without an end
    option: text().notNull().default(''),
    quantity: smallint().notNull().default(1), // pieces on one press
    note: text().notNull().default(''),
    serials: serialsOf(),
  },
  (t) => [
    index('part_fits_of_part').on(t.productId, t.modelId),
    index('part_fits_of_model').on(t.modelId, t.productId),
    check('part_fits_serials', sql`${isSerial(t.fromSerial)} and ${isSerial(t.toSerial)}`),
    check('part_fits_quantity', sql`${t.quantity} between 1 and 1000`),
  ],
);

/** A press of a company (J3). */
export const machines = pgTable(
  'machines',
  {
    id: identity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    modelId: integer()
      .notNull()
      .references(() => pressModels.id),
    serial: text().notNull().default(''), // '': not known
    serialKey: bytewiseText()
      .notNull()
      .generatedAlwaysAs(sql`serial_key(serial)`),
    name: sortedText().notNull().default(''), // what the company calls it
    place: text().notNull().default(''),
    notes: text().notNull().default(''),
    options: text().array(), // those of its model that it has; null: not known
    missingOptions: text().array().notNull().default([]), // those that it does not have; others are not known
    addedAt: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    uniqueIndex('machines_once')
      .on(t.companyId, t.modelId, t.serialKey)
      .where(sql`serial <> ''`),
    index('machines_of_company').on(t.companyId),
    index('machines_of_model').on(t.modelId),
    check('machines_serial', isSerial(t.serial)),
  ],
);

/**
 * A label with a QR code on a press (J6). Only the label has the code; the table has its hash. A press may have several, so that a lost
 * one is revoked alone.
 */
export const machineLabels = pgTable(
  'machine_labels',
  {
    id: identity(),
    machineId: integer()
      .notNull()
      .references(() => machines.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('machine_labels_token'),
    madeAt: instant().notNull(),
    madeBy: text().notNull(), // the person's name at that time
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }), // the member; null: staff
    revokedAt: instant(), // null: valid
  },
  (t) => [
    index('machine_labels_valid')
      .on(t.machineId, t.id)
      .where(sql`revoked_at is null`),
    index('machine_labels_of_member').on(t.customerId),
    check('machine_labels_text', sql`${t.madeBy} <> ''`),
  ],
);

/** The press that a member has chosen: it filters lists and marks new basket lines (J3). */
export const chosenMachines = pgTable(
  'chosen_machines',
  {
    customerId: integer()
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    machineId: integer()
      .notNull()
      .references(() => machines.id, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.machineId)],
);

/** A part of a model that has drawings of its own, below another or at the top (J4). */
export const pressAssemblies = pgTable(
  'press_assemblies',
  {
    id: identity(),
    modelId: integer()
      .notNull()
      .references(() => pressModels.id, { onDelete: 'cascade' }),
    parentId: integer().references((): AnyPgColumn => pressAssemblies.id), // null: at the top
    name: sortedText().notNull(),
    path: text().notNull(), // its part of the address
    sortOrder: integer().notNull().default(0),
    version: version(),
  },
  (t) => [
    uniqueIndex('press_assemblies_path').on(t.modelId, sql`lower(${t.path})`),
    index('press_assemblies_parent').on(t.parentId),
    check('press_assemblies_text', sql`${t.name} <> ''`),
    check('press_assemblies_address', sql`${t.path} ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$'`),
    check('press_assemblies_not_itself', sql`${t.parentId} <> ${t.id}`),
  ],
);

/**
 * A revision of an assembly's drawing, for a range of serial numbers. Two revisions never share a number (press_drawings_once), so that a
 * press has one drawing.
 */
export const pressDrawings = pgTable(
  'press_drawings',
  {
    id: identity(),
    assemblyId: integer()
      .notNull()
      .references(() => pressAssemblies.id, { onDelete: 'cascade' }),
    revision: text().notNull(),
    fromSerial: text().notNull().default(''),
    toSerial: text().notNull().default(''),
    serials: serialsOf(),
    imageHash: text().notNull(),
    widthPx: integer().notNull(),
    heightPx: integer().notNull(),
    printedNumbers: jsonb().$type<PrintedNumber[]>().notNull().default([]), // proposals for callouts
    version: version(),
  },
  (t) => [
    uniqueIndex('press_drawings_revision').on(t.assemblyId, sql`lower(${t.revision})`),
    check('press_drawings_text', sql`${t.revision} <> ''`),
    check('press_drawings_serials', sql`${isSerial(t.fromSerial)} and ${isSerial(t.toSerial)}`),
    check('press_drawings_size', sql`${t.widthPx} > 0 and ${t.heightPx} > 0`),
  ],
);

/** A row of a drawing's parts list. Its place on the drawing is a fraction of width and height; without one it is in the list only. */
export const pressCallouts = pgTable(
  'press_callouts',
  {
    id: identity(),
    drawingId: integer()
      .notNull()
      .references(() => pressDrawings.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    callout: text().notNull(), // the number on the drawing
    x: numeric({ precision: 6, scale: 5, mode: 'number' }),
    y: numeric({ precision: 6, scale: 5, mode: 'number' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }), // null: not sold alone
    partText: text().notNull().default(''), // what it is; '': the part's own words
    quantity: smallint().notNull().default(1), // pieces, not packs
    fromSerial: text().notNull().default(''),
    toSerial: text().notNull().default(''),
    option: text().notNull().default(''),
    note: text().notNull().default(''),
  },
  (t) => [
    unique('press_callouts_position').on(t.drawingId, t.position),
    index('press_callouts_of_part').on(t.productId),
    check('press_callouts_text', sql`${t.callout} <> ''`),
    check(
      'press_callouts_place',
      sql`num_nulls(${t.x}, ${t.y}) in (0, 2) and ${t.x} between 0 and 1 and ${t.y} between 0 and 1`,
    ),
    check('press_callouts_serials', sql`${isSerial(t.fromSerial)} and ${isSerial(t.toSerial)}`),
    check('press_callouts_quantity', sql`${t.quantity} between 1 and 1000`),
  ],
);

import { eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { isOfOneSave } from '../../base/audit/audit-queries.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import type { AuditEntity } from '../../base/audit/entry.ts';
import { ENTITY_RIGHT } from '../../base/audit/entity-rights.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { fieldsToPutBack, currentFields, type WholeEntry, wholeChangeOf } from './put-back-fields.ts';
import { categories, subcategories } from '../../catalogue/categories/tables.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { type NotedPrices, putBackPrices } from '../../catalogue/price-lists/put-back-prices.ts';
import { productTypes } from '../../catalogue/specifications/tables.ts';
import { searchSynonyms } from '../../catalogue/catalogue-texts/tables.ts';
import { customers, deliveryAddresses } from '../../people/accounts/tables.ts';
import { requireEditRights } from '../../shopfront/product-editing/edit-rights.ts';
import { refuseDuplicate } from '../../shopfront/product-editing/part-numbers.ts';
import { putBackSpecifications } from '../../shopfront/specification-editing/put-back-specifications.ts';
import type { SpecificationSummary } from '../../shopfront/specification-editing/specification-summary.ts';
import { putBackTranslation } from '../../shopfront/translations/put-back-translation.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { requireStaffRight } from '../../base/rights/staff-rights.ts';
import { machines, pressAssemblies, pressModels } from '../../catalogue/presses/tables.ts';
import { taxRates } from '../../base/tax/tables.ts';
import { noteRestoredRate, RESTORABLE_RATES } from '../../catalogue/pricing/rate-write-queries.ts';
import { coupons } from '../../catalogue/coupons/tables.ts';
import { news } from '../../shopfront/content/tables.ts';
import type { PutBackRequest } from './paths.ts';
import { message } from '../../base/messages/message.ts';

type Versioned = PgTable & { id: PgColumn; version: PgColumn };

/** Tables with the texts and prices that can be restored (PUT_BACK_FIELDS). */
const TABLES: Readonly<Partial<Record<AuditEntity, Versioned>>> = {
  customer: customers,
  'delivery address': deliveryAddresses,
  product: products,
  'variant prices': productVariants,
  category: categories,
  'sub-category': subcategories,
  'promo code': coupons,
  'exchange rates': RESTORABLE_RATES,
  'tax rate': taxRates,
  news,
  'product type': productTypes,
  synonym: searchSynonyms,
  'press model': pressModels,
  machine: machines,
  'press assembly': pressAssemblies,
};

/** Columns whose name in audit entries differs from the table. */
const COLUMN_NAMES: Readonly<Partial<Record<AuditEntity, Readonly<Record<string, string>>>>> = {
  synonym: { name: 'word' },
  machine: { machineName: 'name' },
};

/**
 * Restores the texts and prices from before one change (E16). That is a change too, and can be restored in turn. With
 * `together`, restores all changes of that kind from the same save, all or none. Returns 1.
 * @throws {NotFoundError} no such entry, or its object is gone
 * @throws {InvalidInputError} the entry has no text and no price to restore
 * @throws {ConflictError} one of the objects has changed since: nothing is restored, and the error names them
 * @throws {UnconfirmedError} another product has the part number by now (D45)
 */
export function putBack(
  { entryId, together = false, allowDuplicate = false }: PutBackRequest,
  context: StaffContext,
): Promise<1> {
  return unlessTaken(
    changeAsStaff(context, async (tx, note): Promise<1> => {
      const [entry] = await tx.select().from(auditEntries).where(eq(auditEntries.id, entryId));
      if (entry === undefined) throw new NotFoundError('entry');
      requireStaffRight(ENTITY_RIGHT[entry.entity as AuditEntity], context.caller.staff);
      switch (wholeChangeOf(entry as WholeEntry)) {
        case 'specifications':
          requireStaffRight('catalogue', context.caller.staff); // prices alone may edit a product, but not these
          if (!(await putBackSpecifications(specificationsOf(entry), context.shop.hot(), { tx, note })))
            throw conflictOver([]);
          return 1;
        case 'translation':
          await putBackTranslations(together ? await listEntriesOfSave(tx, entry) : [entry], { tx, note });
          return 1;
        case 'prices':
          if (!(await putBackPrices(pricesOf(entry), { tx, note }))) throw conflictOver([]);
          return 1;
        case null:
      }
      const entries = together ? await listEntriesOfSave(tx, entry) : [entry];
      const changes = entries.map(changeOf).filter((change) => change !== null);
      if (changes.length === 0) throw nothingToPutBack();
      for (const { entity, fields } of changes) requireEditRights(entity, fields, context.caller.staff);
      const kept: string[] = [];
      for (const change of changes) {
        const present = await lockFields(tx, change);
        if (change.fields.some((field) => present[field] !== change.after[field])) kept.push(change.about);
        else if (kept.length === 0) await restore(tx, note, context, change, present);
      }
      if (kept.length > 0) throw conflictOver(together ? kept : []);
      if (!allowDuplicate) await refuseDuplicates(tx, changes);
      return 1;
    }),
  );
}

/** Checked after all are restored, because two products may swap their numbers back. */
async function refuseDuplicates(tx: Db, changes: readonly Change[]): Promise<void> {
  for (const { entity, id, fields, before } of changes)
    if (entity === 'product' && fields.includes('name')) await refuseDuplicate(tx, String(before['name']), id);
}

/** @throws {ConflictError} another object now has the name */
async function unlessTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!TAKEN.has(violatedConstraint(error) ?? '')) throw error;
    throw new ConflictError('audit.changed-again', message('staff-refusal.name-taken-since'));
  }
}

const TAKEN = new Set([
  'product_types_name',
  'search_synonyms_word',
  'press_models_name',
  'press_models_path',
  'press_assemblies_path',
  'machines_once',
]);

function specificationsOf({ entityId, before, after }: StoredEntry) {
  return { productId: Number(entityId), before: before as SpecificationSummary, after: after as SpecificationSummary };
}

function pricesOf({ entityId, before, after }: StoredEntry) {
  return { priceListId: Number(entityId), before: before as NotedPrices, after: after as NotedPrices };
}

/** Restores all translations, or none. @throws {ConflictError} one of them has changed since */
async function putBackTranslations(entries: readonly StoredEntry[], work: { tx: Db; note: Note }): Promise<void> {
  const kept: string[] = [];
  for (const entry of entries) if (!(await putBackTranslation(textsOf(entry), work))) kept.push(entry.about);
  if (kept.length > 0) throw conflictOver(entries.length > 1 ? kept : []);
}

function textsOf({ entityId, before, after }: StoredEntry) {
  return { key: entityId, before: before as Values, after: after as Values };
}

type StoredEntry = typeof auditEntries.$inferSelect;
type Values = Readonly<Record<string, unknown>>;

/** One restorable entry of the audit list. */
interface Change {
  entity: AuditEntity;
  id: number;
  about: string;
  table: Versioned;
  fields: readonly string[];
  before: Values;
  after: Values;
}

/** Sorted by id, texts by key, so that two concurrent restores run one after the other. */
function listEntriesOfSave(tx: Db, entry: StoredEntry): Promise<StoredEntry[]> {
  return tx
    .select()
    .from(auditEntries)
    .where(or(eq(auditEntries.id, entry.id), isOfOneSave(entry)))
    .orderBy(sql`length(${auditEntries.entityId})`, auditEntries.entityId);
}

function changeOf(entry: StoredEntry): Change | null {
  const { entity, ...kept } = entry as WholeEntry & { entity: AuditEntity };
  const [before, after] = [currentFields(entity, kept.before), currentFields(entity, kept.after)];
  const fields = fieldsToPutBack({ before, after, entity });
  const table = TABLES[entity];
  if (fields.length === 0 || table === undefined || before === null || after === null) return null;
  return { entity, id: Number(entry.entityId), about: entry.about, table, fields, before, after };
}

async function restore(
  tx: Db,
  note: Note,
  context: StaffContext,
  { entity, id, table, fields, before }: Change,
  present: Values & { version: number },
): Promise<void> {
  const values = Object.fromEntries(fields.map((field) => [field, before[field]]));
  const columns = Object.fromEntries(fields.map((field) => [columnOf(entity, field), before[field]]));
  await tx
    .update(table)
    .set({ ...columns, version: sql`${table.version} + 1` })
    .where(eq(table.id, id));
  if (entity === 'exchange rates') await noteRate(tx, context, id, Number(values['rateMicros']));
  const after = { ...values, version: present.version + 1 };
  await note({ action: 'put back', entity, entityId: id, before: present, after });
}

async function lockFields(tx: Db, { entity, table, id, fields }: Change) {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const wanted = Object.fromEntries(
    [...fields, 'version'].map((name) => [name, columns[columnOf(entity, name)] ?? table.id]),
  );
  const [row] = await tx.select(wanted).from(table).where(eq(table.id, id)).for('update');
  if (row === undefined) throw new NotFoundError('what-was-changed');
  return row as Record<string, unknown> & { version: number };
}

function columnOf(entity: AuditEntity, field: string): string {
  return COLUMN_NAMES[entity]?.[field] ?? field;
}

/** Rates have a separate history (E15). */
async function noteRate(tx: Db, { shop, caller }: StaffContext, exchangeRateId: number, rateMicros: number) {
  const changedAt = shop.clock.now();
  await noteRestoredRate(tx, { exchangeRateId, rateMicros, changedAt, staffId: caller.staff.id });
}

function nothingToPutBack() {
  return new InvalidInputError([{ field: 'entryId', message: message('staff-refusal.nothing-to-put-back') }]);
}

/** Maximum number of objects named in the message. */
const NAMED = 5;

function conflictOver(which: readonly string[]) {
  const reason =
    which.length === 0
      ? message('staff-refusal.changed-again')
      : message('staff-refusal.some-changed-again', {
          names: which.slice(0, NAMED).join(', '),
          more: Math.max(which.length - NAMED, 0),
        });
  return new ConflictError('audit.changed-again', reason);
}

import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../audit/change-as-staff.ts';
import type { AuditEntity, AuditEntry } from '../audit/entry.ts';
import { fieldsToPutBack } from '../audit/put-back-fields.ts';
import { auditEntries } from '../audit/tables.ts';
import { categories, products, productVariants, subcategories } from '../catalogue/tables.ts';
import { customers, deliveryAddresses } from '../accounts/tables.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../kernel/errors.ts';
import type { StaffContext } from '../frame/operation.ts';
import { exchangeRateChanges, exchangeRates } from '../pricing/tables.ts';
import { coupons } from '../promotions/tables.ts';

type Versioned = PgTable & { id: PgColumn; version: PgColumn };

/** Where the texts and prices lie that can be put back (PUT_BACK_FIELDS). */
const TABLES: Readonly<Partial<Record<AuditEntity, Versioned>>> = {
  customer: customers,
  'delivery address': deliveryAddresses,
  product: products,
  'variant prices': productVariants,
  category: categories,
  'sub-category': subcategories,
  'promo code': coupons,
  'exchange rates': exchangeRates,
};

/**
 * Puts the texts and prices that one change changed back to what they were (E16); it is a change of its own, and can be put
 * back in turn. Answers 1.
 * @throws {NotFoundError}      no such entry, or its thing is gone
 * @throws {InvalidInputError}  the entry has no text and no price to put back
 * @throws {ConflictError}      one of them was changed again since: then nothing is put back
 */
export function putBack({ entryId }: { entryId: number }, context: StaffContext): Promise<1> {
  return changeAsStaff(context, async (tx, note): Promise<1> => {
    const [entry] = await tx.select().from(auditEntries).where(eq(auditEntries.id, entryId));
    if (entry === undefined) throw new NotFoundError('The entry');
    const { before, after, entity } = entry as unknown as AuditEntry & { entity: AuditEntity };
    const fields = fieldsToPutBack({ before, after, entity });
    const table = TABLES[entity];
    if (fields.length === 0 || table === undefined || before === null || after === null) throw nothingToPutBack();

    const present = await lockFields(tx, table, Number(entry.entityId), fields);
    if (fields.some((field) => present[field] !== after[field])) throw changedAgain();
    const values = Object.fromEntries(fields.map((field) => [field, before[field]]));
    await tx
      .update(table)
      .set({ ...values, version: sql`${table.version} + 1` })
      .where(eq(table.id, Number(entry.entityId)));
    if (entity === 'exchange rates') await noteRate(tx, context, Number(entry.entityId), Number(values['rateMicros']));
    await note({
      action: 'put back',
      entity,
      entityId: entry.entityId,
      before: present,
      after: { ...values, version: present.version + 1 },
    });
    return 1;
  });
}

async function lockFields(tx: Db, table: Versioned, id: number, fields: readonly string[]) {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const wanted = Object.fromEntries([...fields, 'version'].flatMap((name) => [[name, columns[name] ?? table.id]]));
  const [row] = await tx.select(wanted).from(table).where(eq(table.id, id)).for('update');
  if (row === undefined) throw new NotFoundError('What was changed');
  return row as Record<string, unknown> & { version: number };
}

/** Rates keep a history of their own (E15). */
async function noteRate(tx: Db, { shop, caller }: StaffContext, exchangeRateId: number, rateMicros: number) {
  const changedAt = shop.clock.now();
  await tx.update(exchangeRates).set({ changedAt }).where(eq(exchangeRates.id, exchangeRateId));
  await tx.insert(exchangeRateChanges).values({ exchangeRateId, rateMicros, changedAt, staffId: caller.staff?.id });
}

function nothingToPutBack() {
  return new InvalidInputError([{ field: 'entryId', message: 'This change has no text and no price to put back' }]);
}

function changedAgain() {
  return new ConflictError('audit.changed-again', 'It was changed again since. Nothing was put back.');
}

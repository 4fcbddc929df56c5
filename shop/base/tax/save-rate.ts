import { eq } from 'drizzle-orm';
import { violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff } from '../audit/change-as-staff.ts';
import { requireUnchanged } from '../audit/require-unchanged.ts';
import { dayInZone } from '../days/calendar-day.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../messages/errors.ts';
import { message } from '../messages/message.ts';
import type { StaffContext } from '../operations/operation.ts';
import { lockTaxRate } from './rate-queries.ts';
import { taxRates } from './tables.ts';
import type { TaxRate } from './tax-rate.ts';

/** A rate to write; id 0 adds one. */
export type TaxRateValues = Omit<TaxRate, 'version'> & { version?: number | undefined };

const ENTITY = 'tax rate';

/**
 * Saves a rate of tax, which counts from its day. Of a rate in force only the figure can be corrected, so that no country loses its rate;
 * orders keep theirs. Returns its id.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError} no such country; the country has another rate from this day; a rate in force is moved: by field
 */
export async function saveTaxRate(rate: TaxRateValues, context: StaffContext): Promise<number> {
  if (!context.shop.hot().countryById.has(rate.countryId)) throw refusal('countryId', 'country');
  try {
    return await writeTaxRate(rate, context);
  } catch (error) {
    if (violatedConstraint(error) === 'tax_rates_day') throw refusal('validFrom', 'taken');
    throw error;
  }
}

function writeTaxRate({ id, version, ...values }: TaxRateValues, context: StaffContext): Promise<number> {
  return changeAsStaff(context, async (tx, note) => {
    const before = id === 0 ? null : ((await lockTaxRate(tx, id)) ?? null);
    if (before === null && id !== 0) throw new NotFoundError('tax-rate');
    if (before !== null) {
      await requireUnchanged(tx, { entity: ENTITY, entityId: id }, version, before);
      const isMoved = before.countryId !== values.countryId || before.validFrom !== values.validFrom;
      if (isMoved && isInForce(before, context)) throw refusal('validFrom', 'in-force');
    }
    const [after] =
      before === null
        ? await tx.insert(taxRates).values(values).returning()
        : await tx
            .update(taxRates)
            .set({ ...values, version: before.version + 1 })
            .where(eq(taxRates.id, id))
            .returning();
    if (after === undefined) throw new Error('A tax rate was written, but not returned.');
    await note({ action: before === null ? 'added' : 'saved', entity: ENTITY, entityId: after.id, before, after });
    return after.id;
  });
}

/** Removes a rate whose day has not come yet. Returns 1. @throws {NotFoundError | ConflictError} the second if it is in force */
export async function removeTaxRate({ id }: { id: number }, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockTaxRate(tx, id);
    if (before === undefined) throw new NotFoundError('tax-rate');
    if (isInForce(before, context))
      throw new ConflictError('tax.rate-in-force', message('staff-refusal.tax-rate.in-force'));
    await tx.delete(taxRates).where(eq(taxRates.id, id));
    await note({ action: 'removed', entity: ENTITY, entityId: id, before, after: null });
  });
  return 1;
}

/** Returns whether the day of a rate has come, in the shop's time zone. */
export function isInForce(
  { validFrom }: Pick<TaxRate, 'validFrom'>,
  { shop: { clock, store } }: Pick<StaffContext, 'shop'>,
): boolean {
  return validFrom <= dayInZone(clock.now(), store.timeZone);
}

function refusal(field: 'countryId' | 'validFrom', why: 'country' | 'taken' | 'in-force'): InvalidInputError {
  return new InvalidInputError([{ field, message: message(`staff-refusal.tax-rate.${why}`) }]);
}

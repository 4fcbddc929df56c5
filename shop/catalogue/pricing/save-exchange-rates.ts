import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { saveAll } from '../../base/audit/save-all.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { ExchangeRate, ExchangeRateDraft } from './paths.ts';
import { readRate } from './rate-draft.ts';
import { lockExchangeRates, writeExchangeRates } from './rate-write-queries.ts';

/**
 * Saves the named rates, all or nothing: every price follows from now on, orders keep the rates at which they were placed (B9).
 * Each change is in the history and in the audit list (E15, E16). Returns 1.
 * @throws {NotFoundError | StaleSaveError}  for any of them; then none is saved
 */
export async function saveExchangeRates(
  { rates }: { rates: readonly ExchangeRateDraft[] },
  context: StaffContext,
): Promise<1> {
  const { staff } = context.caller;
  const made = { at: context.shop.clock.now(), staffId: staff.id };
  await changeAsStaff(context, (tx, note) =>
    saveAll<ExchangeRate, ExchangeRateDraft>(tx, note, rates, {
      entity: 'exchange rates',
      name: 'exchange-rate',
      lock: lockExchangeRates,
      write: (db, changed) => writeExchangeRates(db, changed, made),
      changed: (before, { rate }) => ({ ...before, rateMicros: readRate(rate) ?? before.rateMicros }),
    }),
  );
  return 1;
}

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../audit/change-as-staff.ts';
import { requireUnchanged } from '../audit/require-unchanged.ts';
import { type FieldError, InvalidInputError } from '../messages/errors.ts';
import type { ChargeRule } from '../money/charges.ts';
import { message } from '../messages/message.ts';
import type { StaffContext } from '../operations/operation.ts';
import { sellerRefusals } from './seller-refusals.ts';
import type { SettingsChange } from './staff-paths.ts';
import { settingsOf } from './settings-draft.ts';
import { lockSettings, updateSettings } from './settings-queries.ts';

/** There is one row of settings; this is its id in the audit list. */
const ONLY = { entity: 'settings', entityId: 1 } as const;

/**
 * Saves the settings, with immediate effect on all prices; orders keep their own values (B9). Returns 1.
 * @throws {StaleSaveError} another person saved them since the screen was opened
 * @throws {InvalidInputError} a seller's number that can't be right, tax computed without a rate of the seller's country, a charge for a
 *   category that does not exist, or no tape shop although a part leads there: by field
 */
export async function saveSettings({ version, charges, ...draft }: SettingsChange, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockSettings(tx);
    await requireUnchanged(tx, ONLY, version, before);
    const after = {
      ...before,
      ...settingsOf(draft, before),
      charges: charges ?? before.charges,
      version: before.version + 1,
    };
    const refusals = [
      ...(await sellerRefusals(tx, { before, after }, context)),
      ...chargeRefusals(charges ?? [], context),
      ...(after.tapeShopHost === '' ? await hostRefusals(tx) : []),
    ];
    if (refusals.length > 0) throw new InvalidInputError(refusals);
    await updateSettings(tx, after);
    await note({ ...ONLY, action: 'saved', before, after });
  });
  return 1;
}

/** Customers in the USA are sent to the host by parts with award 3 (D4). */
async function hostRefusals(tx: Db): Promise<FieldError[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from products where award = 3 and active order by name limit 1`,
  );
  return rows.map(({ name }) => ({
    field: 'tapeShopHost',
    message: message('staff-rule.tape-shop-needed', { part: name }),
  }));
}

/** A charge for a category that does not exist would never be made. */
function chargeRefusals(charges: readonly ChargeRule[], { shop }: StaffContext): FieldError[] {
  const known = new Set(shop.hot().categories.map(({ id }) => id));
  return charges.flatMap(({ categoryId }, at) =>
    categoryId === null || known.has(categoryId)
      ? []
      : { field: `charges.${at}.categoryId`, message: message('staff-refusal.charge-category', { id: categoryId }) },
  );
}

import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { saveAll } from '../../base/audit/save-all.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { omitUndefined } from '../../base/kernel/omit-undefined.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { namesOf, only } from '../../base/fields/field.ts';
import { askAboutPrices } from '../../catalogue/parts/ask-about-prices.ts';
import { unusualPrices } from '../../catalogue/parts/unusual-price.ts';
import { askAboutPlans } from '../../catalogue/price-updates/plans.ts';
import type { VariantSave } from './paths.ts';
import { lockVariants, type StoredVariant, writeVariants } from './variant-write-queries.ts';

/**
 * Saves the widths of a family (E8), all or the given ones. Returns 1.
 * @throws {NotFoundError} one of them is unknown: none is saved
 * @throws {StaleSaveError} one of them was saved by another person in the meantime: none is saved
 * @throws {UnconfirmedError} a price is unusual (D45)
 */
export async function saveVariants(
  { variants, confirmPrices }: { variants: readonly VariantSave[]; confirmPrices?: boolean | undefined },
  context: StaffContext,
): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const stored = await lockVariants(
      tx,
      variants.map(({ id }) => id),
    );
    const changed = variants.flatMap((after) => {
      const before = stored.find(({ id }) => id === after.id);
      return before === undefined ? [] : [{ name: before.details, variantId: before.id, before, after }];
    });
    const unusual = changed.flatMap(({ name, before, after }) => unusualPrices(name, before, after));
    askAboutPrices([...unusual, ...(await askAboutPlans(tx, changed))], confirmPrices, context);
    return saveAll(tx, note, variants, {
      entity: 'variant prices',
      name: 'width',
      lock: lockVariants,
      write: writeVariants,
      changed: (before: StoredVariant, draft: VariantSave) => ({
        ...before,
        ...omitUndefined(only(draft, namesOf(variantFields))),
      }),
    });
  });
  return 1;
}

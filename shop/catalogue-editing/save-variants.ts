import { changeAsStaff } from '../audit/change-as-staff.ts';
import { saveAll } from '../audit/save-all.ts';
import type { StaffContext } from '../frame/operation.ts';
import { present } from '../kernel/present.ts';
import type { VariantSave } from './paths.ts';
import { lockVariants, type StoredVariant, writeVariants } from './variant-write-queries.ts';

/**
 * The widths of a family as staff saved them (E8): the whole list at once, or as much of it as they name. Answers 1.
 * @throws {NotFoundError}   one of them is unknown: none is saved
 * @throws {StaleSaveError}  somebody else saved one of them meanwhile: none is saved
 */
export async function saveVariants(
  { variants }: { variants: readonly VariantSave[] },
  context: StaffContext,
): Promise<1> {
  await changeAsStaff(context, (tx, note) =>
    saveAll(tx, note, variants, {
      entity: 'variant prices',
      name: 'The width',
      lock: lockVariants,
      write: writeVariants,
      changed: (before: StoredVariant, { details, usdMinor, gbpMinor, eurMinor }: VariantSave) => ({
        ...before,
        ...present({ details, usdMinor, gbpMinor, eurMinor }),
      }),
    }),
  );
  return 1;
}

import { changeAsStaff } from '../audit/change-as-staff.ts';
import { requireUnchanged } from '../audit/require-unchanged.ts';
import { NotFoundError } from '../kernel/errors.ts';
import type { StaffContext } from '../frame/operation.ts';
import { present } from '../kernel/present.ts';
import type { Saved } from '../frame/saved.ts';
import type { ProductSave } from './paths.ts';
import {
  insertProduct,
  lockProduct,
  type ProductValues,
  type StoredProduct,
  updateProduct,
} from './product-write-queries.ts';

/**
 * A product as staff saved it (E6, D24); what was left out stays, a new one begins inactive. Its picture is not part of it.
 * @throws {NotFoundError}   no such product
 * @throws {StaleSaveError}  somebody else saved it since the form was filled
 */
export function saveProduct(draft: ProductSave, context: StaffContext): Promise<Saved> {
  const id = draft.id ?? 0;
  return changeAsStaff(context, async (tx, note) => {
    const before = id === 0 ? null : ((await lockProduct(tx, id)) ?? null);
    if (before === null && id !== 0) throw new NotFoundError('The product');
    if (before !== null) await requireUnchanged(tx, { entity: 'product', entityId: id }, draft.version, before);

    const values = valuesOf(draft);
    if (before !== null && isAlready(before, values)) return before;
    const after = before === null ? await insertProduct(tx, values) : await updateProduct(tx, id, values);
    const action = before === null ? 'added' : 'saved';
    await note({ action, entity: 'product', entityId: after.id, before, after });
    return after;
  }).then(({ id, version }) => ({ id, version }));
}

/** What is written: an untouched stock level is not, since orders go on taking from it while the form stands open. */
function valuesOf(draft: ProductSave): ProductValues & { name: string } {
  const { id: _id, version: _version, name, stockLevelSeen, stockLevel, usdMinor, familyId, ...values } = draft;
  return {
    name,
    ...present({
      ...values,
      usdMinor: usdMinor ?? 0,
      stockLevel: stockLevel === stockLevelSeen ? undefined : (stockLevel ?? 0),
      familyId: familyId === 0 ? null : familyId,
    }),
  };
}

function isAlready(before: StoredProduct, values: ProductValues): boolean {
  return Object.entries(values).every(([name, value]) => before[name as keyof StoredProduct] === value);
}

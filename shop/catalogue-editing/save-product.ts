import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../audit/change-as-staff.ts';
import { requireUnchanged } from '../audit/require-unchanged.ts';
import { products } from '../catalogue/tables.ts';
import { unusualPrices } from '../catalogue/unusual-price.ts';
import { NotFoundError, UnconfirmedError } from '../kernel/errors.ts';
import { partKey } from '../kernel/part-number.ts';
import type { StaffContext } from '../frame/operation.ts';
import { present } from '../kernel/present.ts';
import type { Saved } from '../frame/saved.ts';
import { askAboutPrices } from './ask-about-prices.ts';
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
 * @throws {UnconfirmedError}  another product has this part number, or a price is unusual (D45)
 */
export function saveProduct(draft: ProductSave, context: StaffContext): Promise<Saved> {
  const id = draft.id ?? 0;
  return changeAsStaff(context, async (tx, note) => {
    const before = id === 0 ? null : ((await lockProduct(tx, id)) ?? null);
    if (before === null && id !== 0) throw new NotFoundError('The product');
    if (before !== null) await requireUnchanged(tx, { entity: 'product', entityId: id }, draft.version, before);

    const values = valuesOf(draft);
    if (before !== null && isAlready(before, values)) return before;
    if (draft.allowDuplicate !== true && values.name !== before?.name) await refuseDuplicate(tx, values.name, id);
    askAboutPrices(unusualPrices(values.name, before, values), draft.confirmPrices, context);
    const after = before === null ? await insertProduct(tx, values) : await updateProduct(tx, id, values);
    const action = before === null ? 'added' : 'saved';
    await note({ action, entity: 'product', entityId: after.id, before, after });
    return after;
  }).then(({ id, version }) => ({ id, version }));
}

/** A second product with the same part number is found instead of the first, and ordered for it (D45). */
async function refuseDuplicate(tx: Db, name: string, id: number): Promise<void> {
  const others = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.partKey, partKey(name)), ne(products.id, id)))
    .orderBy(products.id)
    .limit(5);
  if (partKey(name) === '' || others.length === 0) return;
  throw new UnconfirmedError(
    'part number',
    others.map((other) => `Product ${other.id} has the part number ${other.name} already.`),
  );
}

/** What is written: an untouched stock level is not, since orders go on taking from it while the form stands open. */
function valuesOf(draft: ProductSave): ProductValues & { name: string } {
  const {
    id: _id,
    version: _version,
    allowDuplicate: _allow,
    confirmPrices: _confirm,
    name,
    stockLevelSeen,
    stockLevel,
    usdMinor,
    familyId,
    ...values
  } = draft;
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

import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { askAboutPrices } from '../../catalogue/parts/ask-about-prices.ts';
import { unusualPrices } from '../../catalogue/parts/unusual-price.ts';
import { NotFoundError, StaleSaveError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { omitUndefined } from '../../base/kernel/omit-undefined.ts';
import { askAboutPlans } from '../../catalogue/price-updates/plans.ts';
import type { SaveResult } from '../../base/operations/save-result.ts';
import { bookMovements } from '../../catalogue/stock/book-movements.ts';
import { refuseKitStock } from '../../catalogue/stock/refuse-kit-stock.ts';
import { stockMove } from '../../catalogue/stock/movement.ts';
import { requireEditRights } from './edit-rights.ts';
import { refuseDuplicate } from './part-numbers.ts';
import type { ProductSave } from './paths.ts';
import {
  insertProduct,
  lockProduct,
  type ProductValues,
  type StoredProduct,
  updateProduct,
} from './product-write-queries.ts';

/** Reason of a stock correction that was saved with the rest of the product. */
const SAVED_WITH_PRODUCT = 'Saved with the product';

/**
 * Saves a product (E6, D24); omitted fields are unchanged, a new one starts inactive. Its picture is saved separately.
 * @throws {NotFoundError} no such product
 * @throws {StaleSaveError} another person saved it since the form was filled, or orders took from a counted stock (D42)
 * @throws {UnconfirmedError} another product has this part number, or a price is unusual (D45)
 */
export function saveProduct(draft: ProductSave, context: StaffContext): Promise<SaveResult> {
  const id = draft.id ?? 0;
  return changeAsStaff(context, async (tx, note) => {
    const before = id === 0 ? null : ((await lockProduct(tx, id)) ?? null);
    if (before === null && id !== 0) throw new NotFoundError('product');
    if (before !== null) await requireUnchanged(tx, { entity: 'product', entityId: id }, draft.version, before);

    const values = valuesOf(draft);
    const stock = before === null ? 0 : stockMoveOf(draft, before);
    if (before !== null && stock === 0 && isAlready(before, values)) return before;
    requireEditRights('product', listChanges(before, values, stock), context.caller.staff);
    if (draft.allowDuplicate !== true && values.name !== before?.name) await refuseDuplicate(tx, values.name, id);
    const unusual = unusualPrices(values.name, before, values);
    const planned =
      before === null ? [] : await askAboutPlans(tx, [{ name: values.name, productId: id, before, after: values }]);
    askAboutPrices([...unusual, ...planned], draft.confirmPrices, context);
    if (stock !== 0) {
      await refuseKitStock(tx, id, 'stockLevel');
      await bookMovements(tx, context.shop.clock.now(), [
        { ...movementOf(draft, context), quantity: stock, productId: id },
      ]);
    }
    const after = before === null ? await insertNew(tx, draft, values) : await updateProduct(tx, id, values);
    const action = before === null ? 'added' : 'saved';
    await note({ action, entity: 'product', entityId: after.id, before, after });
    return after;
  }).then(({ id, version }) => ({ id, version }));
}

/** Values to write for an existing product. Stock is left out, because it changes through movements (D42). */
function valuesOf(draft: ProductSave): ProductValues & { name: string } {
  const {
    id: _id,
    version: _version,
    allowDuplicate: _allow,
    confirmPrices: _confirm,
    name,
    stockLevelSeen: _seen,
    stockLevel: _stock,
    usdMinor,
    ...values
  } = draft;
  return { name, ...omitUndefined({ ...values, usdMinor: usdMinor ?? 0 }) };
}

function insertNew(tx: Db, { stockLevel }: ProductSave, values: ProductValues & { name: string }) {
  return insertProduct(tx, { ...values, stockLevel: stockLevel ?? 0 });
}

/** @throws {StaleSaveError} orders have taken from the counted stock */
function stockMoveOf(draft: ProductSave, before: StoredProduct): number {
  const move = stockMove(draft, before);
  if (move === 'moved') throw new StaleSaveError(before, null, message('staff-refusal.stock-moved'));
  return move;
}

function movementOf({ stockLevelSeen }: ProductSave, { caller: { staff } }: StaffContext) {
  return stockLevelSeen === undefined
    ? ({ kind: 'count', staffName: staff.name } as const)
    : ({ kind: 'correction', reason: SAVED_WITH_PRODUCT, staffName: staff.name } as const);
}

function isAlready(before: StoredProduct, values: ProductValues): boolean {
  return listChanges(before, values).length === 0;
}

/** Fields that change; for a new product, its name and prices. */
function listChanges(before: StoredProduct | null, values: ProductValues, stock = 0): string[] {
  const changed = Object.entries(values).filter(([name, value]) =>
    before === null ? name === 'name' || value !== 0 : before[name as keyof StoredProduct] !== value,
  );
  return [...changed.map(([name]) => name), ...(stock === 0 ? [] : ['stockLevel'])];
}

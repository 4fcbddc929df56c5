import { sql } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import type { StaffChange } from '../../base/audit/record-change.ts';
import type { StoredProduct } from '../../shopfront/product-editing/product-write-queries.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { namesOf } from '../../base/fields/field.ts';
import { type ProductRow, isSame } from './file-rows.ts';
import { readProductRows } from './file-row-queries.ts';
import {
  insertProducts,
  lockProducts,
  passProductNumbers,
  type ProductUse,
  productsInUse,
  reserveProductNumbers,
  writeProducts,
} from './product-writes.ts';
import type { Outcome, Step } from './import-step.ts';
import { kitAfter, writeKits } from './write-kits.ts';
import { replacementAfter, type ReplacementChange, writeReplacements } from './write-replacements.ts';
import { writeLinks } from './write-links.ts';
import { writeTerms } from './write-terms.ts';
import {
  readSpecificationChanges,
  type SpecificationChange,
  writeSpecificationChanges,
} from './write-specifications.ts';
import { issue } from '../../base/messages/issue.ts';
import type { ImportConflict } from './answers.ts';

/** Outcome of writing a batch, or the reason why nothing may be written. */
export interface Written {
  outcomes: Outcome[];
  notes: StaffChange[];
  conflicts: ImportConflict[];
  /** Stock movements (L4). */
  moves: { productId: number; quantity: number }[];
}

/** Parts that are written once all batches of products are: links may lead to products that a later batch adds or removes. */
export interface ProductsLeft {
  readonly unlinked: UnlinkedProduct[];
  /** All products that the step deletes. */
  readonly leaving: ReadonlySet<number>;
}

/** A product whose links are still to be written. */
export interface UnlinkedProduct {
  step: ProductStep;
  id: number;
  /** null: new. */
  from: ProductRow | null;
}

/** Fields of the product's own row; the others are in link tables. */
const OWN_FIELDS = namesOf(productFields);

type ProductStep = Step<ProductRow>;

/** Actions in the audit list for existing objects. */
type Action = 'imported' | 'put back';

/**
 * Applies the steps of a batch of products, except for links and deletions (linkProducts, deleteProducts). If one of them has changed
 * since, it writes nothing and reports it; the caller rolls back.
 */
export async function stepProducts(
  tx: Db,
  steps: readonly ProductStep[],
  action: Action,
  { unlinked, leaving: allLeaving }: ProductsLeft,
): Promise<Written> {
  const added = steps.filter(({ from }) => from === null);
  const present = steps.filter(({ from }) => from !== null);
  const ids = present.flatMap(({ entityId }) => entityId ?? []);
  const locked = await lockProducts(tx, ids);
  const filed = new Map((await readProductRows(tx, ids)).map((product) => [product.id, product]));
  const leaving = present.flatMap(({ to, entityId }) => (to === null && entityId !== null ? [entityId] : []));
  const inUse = leaving.length === 0 ? new Map<number, ProductUse>() : await productsInUse(tx, leaving, allLeaving);

  const respecified = present.flatMap(({ entityId, to }) => specificationsToSet(filed.get(entityId ?? 0), to));
  const values = await readSpecificationChanges(tx, respecified);
  const unfit = new Set(respecified.filter(({ id }) => !values.has(id)).map(({ id }) => id));
  const measured = added.map(({ to }, id) => ({ ...NOTHING_YET, ...to, id }));
  const valuesOfNew = await readSpecificationChanges(tx, measured);
  const taken = await lockProducts(
    tx,
    added.flatMap(({ to }) => to?.id ?? []),
  );
  const unfitNew = added.flatMap(({ row, name, to }, at) => {
    const reason = taken.has(to?.id ?? 0) ? issue('staff-refusal.row.saved') : valuesOfNew.has(at) ? null : RESPECIFIED;
    return reason === null ? [] : [{ kind: 'products' as const, row, entityId: 0, name, reason }];
  });
  const conflictsOfPresent = present.flatMap((step) => {
    const reason =
      refusalOf(step, filed.get(step.entityId ?? 0), inUse.get(step.entityId ?? 0)) ??
      (unfit.has(step.entityId ?? 0) ? RESPECIFIED : null);
    if (reason === null) return [];
    return { kind: 'products' as const, row: step.row, entityId: step.entityId ?? 0, name: step.name, reason };
  });
  const conflicts = [...conflictsOfPresent, ...unfitNew];
  if (conflicts.length > 0) return { outcomes: [], notes: [], conflicts, moves: [] };

  const changed = present.flatMap((step) => {
    const [stored, product] = [locked.get(step.entityId ?? 0), filed.get(step.entityId ?? 0)];
    return step.to === null || stored === undefined || product === undefined
      ? []
      : { step, to: step.to, stored, product };
  });
  const rows = changed.map((each) => ({ ...each, after: rowAfter(each.stored, each.step) }));
  await writeProducts(
    tx,
    rows.filter(({ stored, after }) => stored !== after),
  );
  const newRows = await addProducts(tx, added);
  const termNotes = await writeTerms(tx, [
    ...changed.map(({ to, product }) => ({ id: product.id, to })),
    ...newRows.map(({ step, after }) => ({ id: after.id, to: step.to ?? {} })),
  ]);
  const idOfNew = new Map(newRows.map(({ step, after }) => [added.indexOf(step), after.id]));
  const ofNew = measured.flatMap(({ id, ...wanted }) =>
    specificationsToSet({ ...NOTHING_YET, id: idOfNew.get(id) ?? 0 }, wanted),
  );
  const specificationNotes = await writeSpecificationChanges(
    tx,
    [...respecified, ...ofNew],
    new Map([...values, ...[...valuesOfNew].map(([at, rows]) => [idOfNew.get(at) ?? 0, rows] as const)]),
    action,
  );
  const removed = present.filter(({ to }) => to === null);
  unlinked.push(
    ...changed.map(({ step, product }) => ({ step, id: product.id, from: product })),
    ...newRows.map(({ step, after }) => ({ step, id: after.id, from: null })),
  );
  return {
    conflicts: [],
    outcomes: [
      ...rows.map(({ step, stored, after }) => ({
        changeId: step.changeId,
        entityId: after.id,
        version: after.version,
        ...(action === 'imported' && isCutShort(step, stored, after)
          ? { stock: { before: stored.stockLevel, after: after.stockLevel } }
          : {}),
      })),
      ...newRows.map(({ step, after }) => ({ changeId: step.changeId, entityId: after.id, version: after.version })),
      ...removed.map(({ changeId }) => ({ changeId, entityId: null, version: null })),
    ],
    notes: [
      ...rows.flatMap(({ stored, after }) => notesOf(stored, after, action)),
      ...newRows.map(({ after }) => noteOf('added', after.id, null, after)),
      ...removed.map(({ entityId }) => noteOf('removed', entityId ?? 0, locked.get(entityId ?? 0) ?? null, null)),
      ...specificationNotes,
      ...termNotes,
    ],
    moves: rows.map(({ stored, after }) => ({ productId: after.id, quantity: after.stockLevel - stored.stockLevel })),
  };
}

/** Writes the links, replacements and kits of products, once all products of the import exist. */
export async function linkProducts(tx: Db, products: readonly UnlinkedProduct[]): Promise<Written> {
  const steps = products.map(({ step }) => step);
  const written: Written = { outcomes: [], notes: [], conflicts: [], moves: [] };
  const linkNotes = await writeLinks(
    tx,
    products.map(({ step, id, from }) => ({ id, from, to: step.to ?? {} })),
  );
  const replacementNotes = await replacing(
    tx,
    products.flatMap(({ step, id, from }) => replacementAfter(from ?? { ...NOT_REPLACED, id }, step.to)),
  );
  if (replacementNotes === null) return { ...written, conflicts: inCircles(steps) };
  const kitNotes = await writeKits(
    tx,
    products.flatMap(({ step, id }) => kitAfter(id, step.to)),
  );
  if (typeof kitNotes === 'string') return { ...written, conflicts: ofKits(steps, kitNotes) };
  return { ...written, notes: [...linkNotes, ...replacementNotes, ...kitNotes] };
}

const NOT_REPLACED = { replacedBy: [], replacedFrom: null, replacedNote: '' };

/** Null: replacements would form a circle; then none is written. */
async function replacing(tx: Db, wanted: readonly ReplacementChange[]): Promise<StaffChange[] | null> {
  if (wanted.length === 0) return [];
  await tx.execute(sql`savepoint replacing`);
  try {
    return await writeReplacements(tx, wanted);
  } catch (error) {
    if (violatedConstraint(error) !== 'replacement_parts_circle') throw error;
    await tx.execute(sql`rollback to savepoint replacing`); // the next batch is checked, too
    return null;
  }
}

function inCircles(steps: readonly ProductStep[]): ImportConflict[] {
  return steps
    .filter(({ to }) => to?.replacedBy !== undefined && to.replacedBy.length > 0)
    .map(({ row, entityId, name }) => ({ kind: 'products', row, entityId: entityId ?? 0, name, reason: CIRCLE }));
}

function ofKits(steps: readonly ProductStep[], reason: string): ImportConflict[] {
  return steps
    .filter(({ to }) => to?.kitParts !== undefined && to.kitParts.length > 0)
    .map(({ row, entityId, name }) => ({ kind: 'products', row, entityId: entityId ?? 0, name, reason }));
}

const CIRCLE = issue('staff-refusal.circle');

const NOTHING_YET = { typeId: null, specifications: [] };

/** The specifications that a step sets; none if the step doesn't change them. */
function specificationsToSet(
  present: SpecificationChange | undefined,
  to: Partial<ProductRow> | null,
): SpecificationChange[] {
  if (present === undefined || (to?.typeId === undefined && to?.specifications === undefined)) return [];
  const { typeId = present.typeId, specifications = present.specifications } = to;
  if (typeId === present.typeId && isSame(specifications, present.specifications)) return [];
  return [{ id: present.id, typeId, specifications }];
}

/**
 * Returns why a step can't be applied to a product, or null. A different stock alone is allowed, because orders change
 * it.
 */
function refusalOf(
  { from, to, version }: ProductStep,
  product: ProductRow | undefined,
  use: ProductUse | undefined,
): string | null {
  if (product === undefined) return issue('staff-refusal.row.gone');
  if (to === null && use === 'basket') return issue('staff-refusal.row.in-basket');
  if (to === null && use === 'order') return issue('staff-refusal.row.ordered');
  if (to === null && use === 'kit') return issue('staff-refusal.row.in-kit');
  if (product.version !== version) return issue('staff-refusal.row.saved');
  const moved = Object.entries(from ?? {}).find(
    ([field, value]) => field !== 'stockLevel' && !isSame(product[field as keyof ProductRow], value),
  );
  return moved === undefined ? null : (WHAT_MOVED[moved[0]] ?? issue('staff-refusal.row.saved'));
}

const RESPECIFIED = issue('staff-refusal.row.specifications');

const WHAT_MOVED: Readonly<Record<string, string>> = {
  categoryIds: issue('staff-refusal.row.categories'),
  subcategoryIds: issue('staff-refusal.row.subcategories'),
  relatedIds: issue('staff-refusal.row.related'),
  replacedBy: issue('staff-refusal.row.replaced'),
  replacedFrom: issue('staff-refusal.row.replaced'),
  replacedNote: issue('staff-refusal.row.replaced'),
  kitParts: issue('staff-refusal.row.kit'),
  imageHash: issue('staff-refusal.row.picture'),
  typeId: RESPECIFIED,
  specifications: RESPECIFIED,
};

/** The row after the step; the same object if nothing changes. A picture alone makes no open form stale. */
function rowAfter(stored: StoredProduct, { from, to }: ProductStep): StoredProduct {
  const own: Partial<StoredProduct> = {};
  for (const field of OWN_FIELDS) {
    const value = to?.[field];
    if (value !== undefined) Object.assign(own, { [field]: value });
  }
  if (own.stockLevel !== undefined) {
    // Stock taken by orders since the comparison stays taken.
    own.stockLevel = Math.max(stored.stockLevel + own.stockLevel - (from?.stockLevel ?? own.stockLevel), 0);
  }
  const hasPicture = to?.imageHash !== undefined;
  if (Object.keys(own).length === 0) return hasPicture ? { ...stored, imageHash: to?.imageHash ?? null } : stored;
  return {
    ...stored,
    ...own,
    ...(hasPicture ? { imageHash: to?.imageHash ?? null } : {}),
    stockTaken: false,
    version: stored.version + 1,
  };
}

/** Returns whether the stock could not fall by the full amount of the step. */
function isCutShort({ from, to }: ProductStep, stored: StoredProduct, after: StoredProduct): boolean {
  const [was, is] = [from?.stockLevel ?? 0, to?.stockLevel ?? from?.stockLevel ?? 0];
  return stored.stockLevel - after.stockLevel < was - is;
}

async function addProducts(tx: Db, steps: readonly ProductStep[]) {
  if (steps.length === 0) return [];
  const numbers = await numbersOf(tx, steps);
  const drafts = steps.map(({ name, to }, index) => {
    const own = Object.fromEntries([...OWN_FIELDS, 'imageHash' as const].map((field) => [field, to?.[field]]));
    return { ...own, id: numbers[index] ?? 0, name };
  });
  const stored = new Map((await insertProducts(tx, drafts)).map((row) => [row.id, row]));
  return steps.flatMap((step, index) => {
    const after = stored.get(numbers[index] ?? 0);
    return after === undefined ? [] : { step, after };
  });
}

/** The numbers of new products: those of another shop are kept, and never given again. */
async function numbersOf(tx: Db, steps: readonly ProductStep[]): Promise<number[]> {
  const kept = steps.flatMap(({ to }) => to?.id ?? []);
  if (kept.length > 0) await passProductNumbers(tx, Math.max(...kept));
  const given = await reserveProductNumbers(tx, steps.length - kept.length);
  return steps.map(({ to }) => to?.id ?? given.shift() ?? 0);
}

function notesOf(before: StoredProduct, after: StoredProduct, action: Action): StaffChange[] {
  const notes: StaffChange[] = [];
  if (after.version !== before.version)
    notes.push(noteOf(action, after.id, before, { ...after, imageHash: before.imageHash }));
  if (after.imageHash !== before.imageHash) {
    const { imageHash, useCloudImage } = before;
    notes.push({
      action,
      entity: 'product picture',
      entityId: after.id,
      before: { imageHash, useCloudImage },
      after: { imageHash: after.imageHash, useCloudImage },
    });
  }
  return notes;
}

function noteOf(
  action: string,
  entityId: number,
  before: StoredProduct | null,
  after: StoredProduct | null,
): StaffChange {
  return { action, entity: 'product', entityId, before, after };
}

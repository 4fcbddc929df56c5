import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { saveAll } from '../../base/audit/save-all.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { omitUndefined } from '../../base/kernel/omit-undefined.ts';
import type { SaveResult } from '../../base/operations/save-result.ts';
import { categories, subcategories } from '../../catalogue/categories/tables.ts';
import { findBranch } from '../search/catalogue-view.ts';
import {
  findPartNumber,
  insertCategory,
  insertSubcategory,
  lockCategories,
  lockSubcategories,
  nextSortOrder,
  type StoredCategory,
  type StoredSubcategory,
  writeCategories,
  writeSubcategories,
} from './branch-write-queries.ts';
import type { CategorySave, SubcategorySave } from './paths.ts';

/** Saves one category, like saveCategories. */
export async function saveCategory(draft: CategorySave, context: StaffContext): Promise<SaveResult[]> {
  return writeDrafts([await withPicturePart(draft, '', context)], context);
}

/**
 * Saves categories (E9, D24): those with an id are changed, id 0 creates one, archived and not on the home page unless
 * specified. All or none; others are unchanged.
 * @throws {InvalidInputError} the part whose picture one of them shows does not exist
 * @throws {NotFoundError} one of them is unknown
 * @throws {StaleSaveError} one of them was saved by another person in the meantime
 */
export async function saveCategories(drafts: readonly CategorySave[], context: StaffContext): Promise<SaveResult[]> {
  const pictured: CategorySave[] = [];
  for (const [index, draft] of drafts.entries())
    pictured.push(await withPicturePart(draft, `categories.${index}.`, context));
  return writeDrafts(pictured, context);
}

/**
 * Resolves the part number, typed as loosely as the search allows, to the one in the catalogue. @throws
 * {InvalidInputError}
 */
async function withPicturePart(draft: CategorySave, field: string, { shop }: StaffContext): Promise<CategorySave> {
  const typed = draft.picturePart?.trim() ?? '';
  if (typed === '') return draft;
  const picturePart = await findPartNumber(shop.db, typed);
  if (picturePart === undefined)
    throw new InvalidInputError([
      { field: `${field}picturePart`, message: message('staff-refusal.no-part', { typed }) },
    ]);
  return { ...draft, picturePart };
}

function writeDrafts(drafts: readonly CategorySave[], context: StaffContext): Promise<SaveResult[]> {
  return changeAsStaff(context, (tx, note) =>
    saveAll(tx, note, drafts, {
      entity: 'category',
      name: 'category',
      lock: lockCategories,
      write: writeCategories,
      changed: (before: StoredCategory, { id: _id, version: _version, ...change }: CategorySave) => ({
        ...before,
        ...omitUndefined(change),
      }),
      insert: async ({ id: _id, version: _version, name = '', sortOrder, ...values }) =>
        insertCategory(tx, { ...values, name, sortOrder: sortOrder ?? (await nextSortOrder(tx, categories)) }),
    }),
  );
}

/** Saves sub-categories, like saveCategories; a new one requires its category, an existing one may move to another. */
export function saveSubcategories(drafts: readonly SubcategorySave[], context: StaffContext): Promise<SaveResult[]> {
  const hot = context.shop.hot();
  const located = drafts.map((draft) => ({ ...draft, categoryId: categoryOf(draft, hot) }));
  return changeAsStaff(context, (tx, note) =>
    saveAll(tx, note, located, {
      entity: 'sub-category',
      name: 'subcategory',
      lock: lockSubcategories,
      write: writeSubcategories,
      changed: (before: StoredSubcategory, { name, show, sortOrder, categoryId }) => ({
        ...before,
        ...omitUndefined({ name, show, sortOrder, categoryId }),
      }),
      insert: async ({ name = '', show, sortOrder, categoryId = 0 }) =>
        insertSubcategory(tx, {
          name,
          show,
          categoryId,
          sortOrder: sortOrder ?? (await nextSortOrder(tx, subcategories)),
        }),
    }),
  );
}

/** @throws {NotFoundError} */
function categoryOf({ category }: SubcategorySave, { categories }: HotData): number | undefined {
  if (category === undefined) return undefined; // unchanged: a new one without a category was refused before
  const found = findBranch(categories, category);
  if (found === undefined) throw new NotFoundError('category');
  return found.id;
}

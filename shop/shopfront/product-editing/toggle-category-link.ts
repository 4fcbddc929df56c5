import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { categoryLinks, lockListedProduct, type LinkTable, subcategoryLinks } from './link-queries.ts';
import type { LinkToggle, ToggledLink } from './paths.ts';

export type BranchKind = 'category' | 'sub-category';

const TABLES: Readonly<Record<BranchKind, LinkTable>> = {
  category: categoryLinks,
  'sub-category': subcategoryLinks,
};

/**
 * Toggles a checkbox of the product form (D23): id 0 adds the product to the branch, an existing link's id removes it.
 * Repeating it changes nothing.
 * @throws {NotFoundError} no such product or branch
 * @throws {InvalidInputError} the link belongs to another product or branch
 */
export function toggleLink(kind: BranchKind, toggle: LinkToggle, context: StaffContext): Promise<ToggledLink> {
  return toggle.id === 0 ? link(kind, toggle, context) : unlink(kind, toggle, context);
}

function link(kind: BranchKind, { branchId, productId }: LinkToggle, context: StaffContext): Promise<ToggledLink> {
  const table = TABLES[kind];
  if (branchId === undefined || productId === undefined)
    throw new InvalidInputError([
      {
        field: branchId === undefined ? 'branchId' : 'productId',
        message: message('staff-refusal.link-new'),
      },
    ]);
  return changeAsStaff(context, async (tx, note) => {
    const product = await lockListedProduct(tx, productId);
    if (product === undefined) throw new NotFoundError('product');
    if (!(await table.hasBranch(tx, branchId)))
      throw new NotFoundError(kind === 'category' ? 'category' : 'subcategory');
    const { linkId, isNew } = await table.add(tx, { branchId, ...product });
    const after = { kind, branchId, productId };
    if (isNew) await note({ action: 'added', entity: 'category link', entityId: linkId, before: null, after });
    return { linkId };
  });
}

function unlink(kind: BranchKind, toggle: LinkToggle, context: StaffContext): Promise<ToggledLink> {
  const table = TABLES[kind];
  return changeAsStaff(context, async (tx, note) => {
    const present = await table.find(tx, toggle.id);
    if (present === undefined) return { linkId: 0 }; // already deleted
    const { id, branchId, productId } = present;
    if ((toggle.branchId ?? branchId) !== branchId || (toggle.productId ?? productId) !== productId)
      throw new InvalidInputError([
        {
          field: 'id',
          message: message('staff-refusal.link-elsewhere', { what: kind === 'category' ? 'category' : 'subcategory' }),
        },
      ]);
    await table.remove(tx, id);
    const before = { kind, branchId, productId };
    await note({ action: 'removed', entity: 'category link', entityId: id, before, after: null });
    return { linkId: 0 };
  });
}

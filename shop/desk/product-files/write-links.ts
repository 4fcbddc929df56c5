import type { Db } from '#platform/database/database.ts';
import type { StaffChange } from '../../base/audit/record-change.ts';
import type { ProductRow } from './file-rows.ts';
import { addLinks, type Link, type LinkField, removeLinks } from './product-writes.ts';

interface Relinked {
  id: number;
  from: ProductRow | null;
  to: Partial<ProductRow>;
}

/** Writes the links of all products, kind by kind, with two statements for each kind. */
export async function writeLinks(tx: Db, products: readonly Relinked[]): Promise<StaffChange[]> {
  const notes: StaffChange[] = [];
  for (const field of ['categoryIds', 'subcategoryIds', 'relatedIds'] as const) {
    const [adding, removing]: [Link[], Link[]] = [[], []];
    for (const { id, from, to } of products) {
      const [present, wanted] = [from?.[field] ?? [], to[field]];
      if (wanted === undefined) continue;
      for (const otherId of wanted) if (!present.includes(otherId)) adding.push({ productId: id, otherId });
      for (const otherId of present) if (!wanted.includes(otherId)) removing.push({ productId: id, otherId });
    }
    for (const link of await removeLinks(tx, field, removing)) notes.push(linkNote('removed', field, link));
    for (const link of await addLinks(tx, field, adding)) notes.push(linkNote('added', field, link));
  }
  return notes;
}

/** The audit entry, as the screens of links write it (E6, E7). */
function linkNote(action: 'added' | 'removed', field: LinkField, { id, productId, otherId }: Link & { id: number }) {
  const thing =
    field === 'relatedIds'
      ? { productId, relatedProductId: otherId }
      : { kind: field === 'categoryIds' ? 'category' : 'sub-category', branchId: otherId, productId };
  return {
    action,
    entity: field === 'relatedIds' ? ('related product' as const) : ('category link' as const),
    entityId: id,
    before: action === 'removed' ? thing : null,
    after: action === 'added' ? thing : null,
  };
}

import type { CustomerContext } from '../../base/operations/operation.ts';
import { message, type Message } from '../../base/messages/message.ts';
import { checkRows } from '../quick-order/check-rows.ts';
import { addListLines } from './change-lines.ts';
import type { ListLineDraft, UntranslatedAddedToList, TypedListRow } from './part-list.ts';

/**
 * Adds rows to a list as a person wrote them, parsed like those of the quick order; invalid rows return the reason
 * (G4).
 */
export async function addListRows(
  { listId, rows }: { listId: number; rows: readonly TypedListRow[] },
  context: CustomerContext,
): Promise<UntranslatedAddedToList> {
  const checked = await checkRows(
    { rows: rows.map(({ part, width, quantity }) => ({ part, width, quantity })) },
    context,
  );
  const refused: { index: number; message: Message }[] = [];
  const ready: { index: number; line: ListLineDraft }[] = [];
  for (const [index, { trouble, joinedTo, product, variantId, units }] of checked.rows.entries()) {
    if (joinedTo !== null) continue;
    if (trouble !== null || product === null || units === null) {
      refused.push({ index, message: trouble?.message ?? message('refusal.no-such-part') });
      continue;
    }
    const { note = '', serial, machine } = rows[index] ?? {};
    ready.push({ index, line: { productId: product.productId, variantId, quantity: units, note, serial, machine } });
  }
  const added = await addListLines({ listId, lines: ready.map(({ line }) => line) }, context);
  const notAdded = added.refused.map((each) => ({ ...each, index: ready[each.index]?.index ?? each.index }));
  const all = new Map([...refused, ...notAdded].map((each) => [each.index, each]));
  // Merged rows are refused together: each gets its message, because each was typed.
  for (const [index, { joinedTo }] of checked.rows.entries()) {
    const first = joinedTo === null ? undefined : all.get(joinedTo - 1);
    if (first !== undefined) all.set(index, { ...first, index });
  }
  return { ...added, refused: [...all.values()].toSorted((one, other) => one.index - other.index) };
}

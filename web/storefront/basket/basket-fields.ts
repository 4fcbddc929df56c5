import { renameFields } from '../../forms/refused-form.ts';
import type { CartLineChange } from '#shop/trade/cart/paths.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';

/**
 * The fields of a line in the basket's form; each field's name ends in its line's id, so that one form saves them all.
 */
export const LINE_FIELDS = ['quantity', 'serial', 'machine'] as const;
export type LineField = (typeof LINE_FIELDS)[number];

export function fieldName(field: LineField, lineId: number): string {
  return `${field}-${lineId}`;
}

/** The lines in a form; others are unchanged (D11). */
export function lineChangesIn(form: FormData): CartLineChange[] {
  const changes: CartLineChange[] = [];
  for (const [name, value] of form) {
    const [, lineId] = /^quantity-(\d{1,10})$/.exec(name) ?? [];
    if (lineId === undefined) continue;
    const id = Number(lineId);
    const serial = form.get(fieldName('serial', id));
    const machine = form.get(fieldName('machine', id));
    changes.push({
      id,
      quantity: Number(value),
      ...(serial === null ? {} : { serial: String(serial) }),
      ...(machine === null ? {} : { machine: String(machine) }),
    });
  }
  return changes;
}

/** Maps messages about 'lines.0.quantity' to the form's field 'quantity-12'. */
export function refusalOfLines(refusal: Refusal, changes: readonly CartLineChange[]): Refusal {
  return renameFields(refusal, (field) => {
    const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const change = changes[Number(index)];
    const known = LINE_FIELDS.find((lineField) => lineField === name);
    return known === undefined || change === undefined ? field : fieldName(known, change.id);
  });
}

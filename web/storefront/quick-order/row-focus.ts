import { useLayoutEffect, useRef } from 'react';
import { type Entry, isPartWithoutWidths } from './entries.ts';

/** Moves the focus to a field of a row, with its text selected. */
export function focusField(id: string | null): void {
  const field = inputOf(id);
  field?.focus();
  field?.select();
}

/** The part number field of the row below. */
export function partBelow(id: number): string | null {
  return inputOf(`part-${id}`)?.closest('tr')?.nextElementSibling?.querySelector('input')?.id ?? null;
}

/** Moves the focus to the first row that needs attention, otherwise to the empty one at the end. */
export function focusNextEntry(entries: readonly Entry[]): void {
  const entry = entries.find(({ checked }) => checked?.trouble != null) ?? entries.at(-1);
  if (entry === undefined) return;
  const code = entry.checked?.trouble?.code;
  focusField(`${code === 'width' || code === 'quantity' ? code : 'part'}-${entry.id}`);
}

/**
 * Leaves the width as soon as the part is known to have none. The input there has become the quantity, so the focus
 * moves one field on: from the width to the quantity, from the quantity to the next row.
 */
export function useFocusBehindWidth(entry: Entry): void {
  const { id, typed } = entry;
  const hasNoWidths = isPartWithoutWidths(entry);
  const previous = useRef({ quantity: typed.quantity, hasNoWidths });
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { quantity: typed.quantity, hasNoWidths };
    if (!hasNoWidths || before.hasNoWidths) return;
    const focused = document.activeElement?.id;
    if (focused === `width-${id}`) inputOf(`quantity-${id}`)?.focus();
    else if (focused === `quantity-${id}` && before.quantity !== typed.quantity) focusField(partBelow(id));
  }, [hasNoWidths, id, typed.quantity]);
}

function inputOf(id: string | null): HTMLInputElement | null {
  const field = id === null ? null : document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}

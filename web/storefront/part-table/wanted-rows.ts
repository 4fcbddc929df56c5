import { quantityField, type WantedPart, wantedParts } from '../add-parts/wanted-parts.ts';
import { listAddAddress } from '../catalogue/addresses.ts';
import { type Choice, listChoiceAddress } from '../search/choice.ts';

const QUANTITY = quantityField('');

/** Rows of a button: the part of its row, one if no quantity was typed; the widths of its family; or every row with a quantity (G5). */
export function wantedRows(form: FormData): WantedPart[] {
  const part = form.get('part');
  if (part !== null) return wantedParts(form, [String(part)], 1);
  const typed = typedFields(form).map(([name]) => name.slice(QUANTITY.length));
  const family = form.get('family');
  const wanted = family === null ? typed : typed.filter((key) => key.startsWith(`${String(family)}-`));
  return wantedParts(form, wanted, Number.NaN);
}

/** Address for adding the part of a row, or all parts of the list, with the typed quantities, to a list (G4). */
export function listingAddress(choice: Partial<Choice>, form: FormData): string {
  const part = String(form.get('list'));
  const typed = String(form.get(quantityField(part)) ?? '').trim();
  if (part !== '')
    return `${listAddAddress(Number(part), null)}${typed === '' ? '' : `&quantity=${encodeURIComponent(typed)}`}`;
  const quantities = new URLSearchParams(typedFields(form));
  return `${listChoiceAddress(choice)}${quantities.size === 0 ? '' : `&${quantities.toString()}`}`;
}

function typedFields(form: FormData): [name: string, quantity: string][] {
  return [...form].flatMap(([name, value]) => {
    const quantity = String(value).trim();
    return name.startsWith(QUANTITY) && quantity !== '' ? [[name, quantity]] : [];
  });
}

import { quantityField, type WantedPart, wantedParts } from '../bought-before/chosen-parts.ts';

const QUANTITY = quantityField('');

/**
 * What a button of the table wants: the part of its row, one where no quantity was typed; the widths of its family; or every row
 * with a quantity (G5).
 */
export function wantedRows(form: FormData): WantedPart[] {
  const part = form.get('part');
  if (part !== null) return wantedParts(form, [String(part)], 1);
  const typed = [...form].flatMap(([name, value]) =>
    name.startsWith(QUANTITY) && String(value).trim() !== '' ? name.slice(QUANTITY.length) : [],
  );
  const family = form.get('family');
  const wanted = family === null ? typed : typed.filter((key) => key.startsWith(`${String(family)}-`));
  return wantedParts(form, wanted, Number.NaN);
}

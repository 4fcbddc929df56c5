import type { ListedPrice } from '#shop/catalogue/price-lists/paths.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { jsonText } from '../../json-text.ts';

/** The field that sends a stored price with its edited cells, so that a save knows its target, day and other quantities. */
export function storedRowField(price: ListedPrice): { name: string; value: string } {
  return { name: `row.${price.id}`, value: JSON.stringify(price) };
}

/** The stored prices that a form was filled with; one that is not as we wrote it is none. The call judges their values. */
export function storedRowsIn(texts: FormValues): ListedPrice[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const price: unknown = name.startsWith('row.') ? jsonText(text) : null;
    return isStoredRow(price) ? [price] : [];
  });
}

/** Returns whether a value has what the grid reads of a price. */
function isStoredRow(value: unknown): value is ListedPrice {
  if (typeof value !== 'object' || value === null || !('id' in value && 'breaks' in value)) return false;
  const { id, breaks } = value;
  return typeof id === 'number' && (breaks === null || (Array.isArray(breaks) && breaks.every(isBreak)));
}

function isBreak(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('fromQuantity' in value && 'unitPriceMinor' in value))
    return false;
  const { fromQuantity, unitPriceMinor } = value;
  return typeof fromQuantity === 'number' && (unitPriceMinor === null || typeof unitPriceMinor === 'number');
}

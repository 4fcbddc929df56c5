import type { ListedPrice } from '#shop/catalogue/price-lists/paths.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { jsonText } from '../../json-text.ts';

/** The field that sends a stored price with its edited cells, so that a save knows its target, day and other quantities. */
export function storedRowField(price: ListedPrice): { name: string; value: string } {
  return { name: `row.${price.id}`, value: JSON.stringify(price) };
}

/** The stored prices that a form was filled with. */
export function storedRowsIn(texts: FormValues): ListedPrice[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const price = name.startsWith('row.') ? jsonText(text) : null;
    return price === null ? [] : [price as unknown as ListedPrice]; // as we wrote it; the call judges all of its values
  });
}

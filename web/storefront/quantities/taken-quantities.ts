import { quantityField } from '../add-parts/wanted-parts.ts';
import { quantityRefusal } from '#shop/trade/quantities/quantity.ts';

/** Quantities in the address of a page, by the key of their line: the nearest ones that were chosen there (K4). */
export type TakenQuantities = Readonly<Record<string, number>>;

const FIELD = quantityField('');

/** Reads them; an invalid one is ignored (C1). */
export function takenQuantities(query: URLSearchParams): TakenQuantities {
  const taken = [...query]
    .filter(([name, text]) => name.startsWith(FIELD) && quantityRefusal(Number(text)) === null)
    .map(([name, text]): [string, number] => [name.slice(FIELD.length), Number(text)]);
  return Object.fromEntries(taken);
}

/** Adds them to the query of an address. */
export function takeQuantities(query: URLSearchParams, taken: TakenQuantities): void {
  for (const [key, quantity] of Object.entries(taken)) query.set(quantityField(key), String(quantity));
}

import {
  type NumberedPart,
  findOwnNumbers,
  listOwnOfParts,
  type OwnNumber,
} from '../../catalogue/customer-part-numbers/own-number-queries.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { CardToTell } from './product-card.ts';

/** Finds the customer part numbers of these parts: one statement for a member whose company has any, none for others (H6). */
export async function customerNumbersOf(
  { shop, caller: { customer } }: Pick<OperationContext, 'shop' | 'caller'>,
  products: readonly { id: number }[],
): Promise<NumberedPart[]> {
  if (customer === null || !customer.facts.hasOwnPartNumbers) return [];
  return listOwnOfParts(
    shop.db,
    customer.companyId,
    products.map(({ id }) => id),
  );
}

/**
 * The part with this customer part number of the reader's company, or null; visitors have none, and nobody sees another
 * company's (H6).
 */
export async function findByCustomerNumber(
  keyword: string,
  { shop, caller: { customer } }: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<OwnNumber | null> {
  if (customer === null || !customer.facts.hasOwnPartNumbers) return null;
  const [own] = await findOwnNumbers(shop.db, customer.companyId, [partKey(keyword)]);
  return own ?? null;
}

/** Adds the customer part numbers of its part to a card, including those of its widths. */
export function cardWithCustomerNumbers(card: CardToTell, called: readonly NumberedPart[]): CardToTell {
  const numbers = called.flatMap(({ productId, number }) => (productId === card.id ? number : []));
  return numbers.length === 0 ? card : { ...card, ownNumber: numbers.join(', ') };
}

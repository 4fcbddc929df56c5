import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ApiAnswer, ApiCaller, TestShop } from '#server/testing/test-shop.ts';
import { productVariants, products } from '../../../catalogue/parts/tables.ts';

/** A line as the documented calls take it: `variant` is the width's text, absent for none. */
export interface WantedLine {
  part: string;
  quantity: number;
  variant?: string;
}

/** Finds the ids of a part and, if given, of a width of its family. */
export async function partIds({ shop }: TestShop, { part, variant }: Pick<WantedLine, 'part' | 'variant'>) {
  const [product] = await shop.db.select().from(products).where(eq(products.name, part));
  if (product === undefined) throw new Error(`There is no part ${part}`);
  if (variant === undefined) return { productID: product.id, productVariantID: 0, subProductVariantID: 99_999_999 };
  const widths = await shop.db.select().from(productVariants).where(eq(productVariants.details, variant));
  const width = widths.find((each) => each.familyId === product.familyId);
  if (width === undefined) throw new Error(`${part} does not come in ${variant}`);
  return { productID: product.id, productVariantID: 1, subProductVariantID: width.id };
}

/** Adds a line to a cart by the documented call. */
export async function addTo(shop: TestShop, caller: ApiCaller, guid: string, line: WantedLine): Promise<ApiAnswer> {
  const ids = await partIds(shop, line);
  return caller.post('/api/cart/CreateCartItem', { ...ids, guid, productQuantity: line.quantity, price: 1 });
}

/** Creates a cart of that customer with these lines and returns its GUID. */
export async function cartWith(shop: TestShop, caller: ApiCaller, ...lines: WantedLine[]): Promise<string> {
  const guid = randomUUID();
  for (const line of lines) {
    const { status, body } = await addTo(shop, caller, guid, line);
    if (status !== 200) throw new Error(`${line.part} was not added: ${JSON.stringify(body)}`);
  }
  return guid;
}

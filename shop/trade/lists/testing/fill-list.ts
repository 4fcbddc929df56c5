import type { ApiCaller, TestShop } from '#server/testing/test-shop.ts';
import { partIds } from '../../cart/testing/fill-cart.ts';

export interface ListedLine {
  part: string;
  quantity?: number;
  variant?: string;
  note?: string;
}

/** A line in the format of the list calls. */
export async function lineOf(shop: TestShop, { part, variant, quantity = 1, note = '' }: ListedLine) {
  const ids = await partIds(shop, variant === undefined ? { part } : { part, variant });
  const variantId = variant === undefined ? null : ids.subProductVariantID;
  return { productId: ids.productID, variantId, quantity, note };
}

/** Creates a list of that member; returns its id. */
export async function listWith(
  shop: TestShop,
  caller: Pick<ApiCaller, 'post'>,
  { name = 'Press 3', isCompanys = false, lines = [{ part: 'DB-0150' }] as readonly ListedLine[] } = {},
): Promise<number> {
  const drafts = await Promise.all(lines.map((line) => lineOf(shop, line)));
  const { status, body } = await caller.post('/api/List/CreateList', {
    listName: name,
    isCompanys,
    lines: drafts,
  });
  if (status !== 200) throw new Error(`The list was not created: ${JSON.stringify(body)}`);
  return body.listId;
}

/** Lists the lines: part, width, quantity and note. */
export async function linesIn(caller: Pick<ApiCaller, 'get'>, listId: number): Promise<string[]> {
  const { body } = await caller.get(`/api/List/GetList/${listId}`);
  return body.lines.map((line: Record<string, string | number | null>) =>
    [line['quantity'], line['productName'], line['variantDetails'], line['note']].filter(Boolean).join(' '),
  );
}

import { cartPaths } from '#shop/cart/paths.ts';
import { quantityRefusal } from '#shop/cart/quantity.ts';
import { cataloguePaths } from '#shop/finding/paths.ts';
import type { ListLineDraft } from '#shop/lists/part-list.ts';
import { orderPaths } from '#shop/orders/paths.ts';
import type { PageContext } from '../../../page-context.ts';

/** What is to be put onto a list: a part, the whole basket, or what an order had. */
export type Source = {
  kind: 'part' | 'basket' | 'order';
  name: string;
  lines: readonly SourceLine[];
  widths: readonly Width[];
};
type SourceLine = ListLineDraft & { name: string };
interface Width {
  variantId: number;
  variantDetails: string;
}

/** As the address names it; null: it names nothing, or there is nothing in it. What it is the shop says, not the form. */
export async function readSource(url: string, context: PageContext): Promise<Source | null> {
  const { searchParams } = new URL(url);
  const product = numberIn(searchParams, 'product');
  const order = numberIn(searchParams, 'order');
  if (product !== null) return partSource(product, searchParams, context);
  if (order !== null) return orderSource(order, context);
  return searchParams.has('basket') ? basketSource(context) : null;
}

async function partSource(productId: number, query: URLSearchParams, context: PageContext): Promise<Source> {
  const { name, variants } = await context.call(cataloguePaths.product, { productId });
  const asked = numberIn(query, 'variant');
  const width = variants.find(({ id }) => id === asked) ?? variants[0];
  const wanted = numberIn(query, 'quantity') ?? 1;
  const quantity = quantityRefusal(wanted) === null ? wanted : 1;
  return {
    kind: 'part',
    name,
    lines: [{ productId, variantId: width?.id ?? null, quantity, name }],
    widths: variants.map(({ id, details }) => ({ variantId: id, variantDetails: details })),
  };
}

async function basketSource(context: PageContext): Promise<Source> {
  const { lines } = await context.call(cartPaths.current, {});
  return { kind: 'basket', name: '', lines: lines.map(named), widths: [] };
}

async function orderSource(orderId: number, context: PageContext): Promise<Source> {
  const { reference, lines } = await context.call(orderPaths.read, { orderId });
  return { kind: 'order', name: reference, lines: lines.map(named), widths: [] };
}

type Bought = ListLineDraft & { productName: string; variantDetails: string | null };

function named({ productId, productName, variantId, variantDetails, quantity, serial, machine }: Bought): SourceLine {
  const name = variantDetails === null ? productName : `${productName} ${variantDetails}`;
  return { productId, variantId, quantity, serial, machine, name };
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

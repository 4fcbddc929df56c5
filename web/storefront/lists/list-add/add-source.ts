import { cartPaths } from '#shop/trade/cart/paths.ts';
import { quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import { cataloguePaths } from '#shop/shopfront/search/paths.ts';
import type { ListLineDraft } from '#shop/trade/lists/part-list.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import type { PageContext } from '../../../page-context.ts';
import { partKeyOf, quantityField } from '../../add-parts/wanted-parts.ts';
import { type Choice, choiceIn } from '../../search/choice.ts';

/** Source for adding to a list: a part, the parts of a catalogue list, the whole basket, or an order. */
export type Source = {
  kind: 'part' | 'parts' | 'basket' | 'order';
  name: string;
  lines: readonly SourceLine[];
  widths: readonly Width[];
};
export type SourceLine = ListLineDraft & {
  name: string;
  /** Proposed quantity, as typed; null: none. */
  proposed?: string | null;
  /** Reason why the reader can't buy it. */
  refusal?: string | null;
};
interface Width {
  variantId: number;
  variantDetails: string;
}

/** Reads the source in the address; null: none, or it is empty. Its content comes from the shop, not from the form. */
export async function readSource(url: string, context: PageContext): Promise<Source | null> {
  const { searchParams } = new URL(url);
  const product = numberIn(searchParams, 'product');
  const order = numberIn(searchParams, 'order');
  if (product !== null) return partSource(product, searchParams, context);
  if (order !== null) return orderSource(order, context);
  if (searchParams.has('basket')) return basketSource(context);
  const { productId: _, ...choice } = choiceIn(searchParams.toString());
  const isChosen = [choice.categoryGuid, choice.subcategoryGuid, choice.keyword].some((each) => each !== undefined);
  return isChosen ? partsSource(choice, searchParams, context) : null;
}

/** The parts of a catalogue page, families by their widths, with the typed quantities, or one of each. */
async function partsSource(choice: Choice, query: URLSearchParams, context: PageContext): Promise<Source> {
  const { products, refusals } = await context.call(cataloguePaths.listing, { ...choice, isBehindPart: true });
  const none: Source = { kind: 'parts', name: '', lines: [], widths: [] };
  if (products.length === 0) return none;
  const { families } = await context.call(cataloguePaths.table, { parts: products.map(({ id }) => id).join(',') });
  const isTyped = [...query.keys()].some((name) => name.startsWith(quantityField('')));
  const lines = products.flatMap(({ id: productId, name }) => {
    const refusal = refusals.find((refused) => refused.productId === productId)?.message ?? null;
    const widths = families.find((family) => family.productId === productId)?.widths ?? [];
    const each = widths.map((width) => ({ variantId: width.id, name: `${name} ${width.details}` }));
    return (each.length === 0 ? [{ variantId: null, name }] : each).map((part, at) => {
      const typed = query.get(quantityField(partKeyOf({ productId, variantId: part.variantId })));
      const one = at === 0 ? '1' : null; // for a family its first width (B2)
      const proposed = isTyped ? typed : one;
      return { productId, quantity: 1, proposed: refusal === null ? proposed : null, refusal, ...part };
    });
  });
  return { ...none, lines };
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
  return { kind: 'basket', name: '', lines: lines.map(toSourceLine), widths: [] };
}

async function orderSource(orderId: number, context: PageContext): Promise<Source> {
  const { reference, lines } = await context.call(orderPaths.read, { orderId });
  return { kind: 'order', name: reference, lines: lines.map(toSourceLine), widths: [] };
}

type Bought = ListLineDraft & { productName: string; variantDetails: string | null };

function toSourceLine({
  productId,
  productName,
  variantId,
  variantDetails,
  quantity,
  serial,
  machine,
}: Bought): SourceLine {
  const name = variantDetails === null ? productName : `${productName} ${variantDetails}`;
  return { productId, variantId, quantity, serial, machine, name };
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

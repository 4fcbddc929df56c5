import type { TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { cataloguePaths } from '#shop/shopfront/search/paths.ts';
import { callApi } from '../../call-api.ts';
import { labelCodeIn } from './label-code.ts';

/** The row for a scanned code; null: it is not the code of a part. */
export async function rowOfLabel(text: string): Promise<TypedRow | null> {
  const code = labelCodeIn(text);
  if (code === null) return null;
  if (code.kind === 'number') return { part: code.number, width: '', quantity: '' };
  const asked = await callApi(cataloguePaths.product, { productId: code.productId });
  if (!asked.ok) return null;
  const { name, variants } = asked.output;
  const width = variants.find(({ id }) => id === code.variantId)?.details ?? '';
  return { part: name, width, quantity: code.quantity };
}

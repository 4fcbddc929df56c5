import { listPaths } from '#shop/trade/lists/paths.ts';
import { quotationPaths } from '#shop/trade/quotations/paths.ts';
import type { PageContext } from '../../../page-context.ts';
import { readSource, type Source, type SourceLine } from '../../lists/list-add/add-source.ts';

/** Parts of a request for a price: those of `readSource`, of a list, or of an earlier quotation. */
export type RequestSource = Pick<Source, 'lines' | 'widths'>;

/** Reads the source in the address; null: none. */
export async function readRequestSource(url: string, context: PageContext): Promise<RequestSource | null> {
  const { searchParams } = new URL(url);
  const [list, quotation] = [numberIn(searchParams, 'list'), numberIn(searchParams, 'quotation')];
  if (list !== null) {
    const { lines } = await context.call(listPaths.read, { listId: list });
    return { lines: lines.map(toRequestLine), widths: [] };
  }
  if (quotation !== null) {
    const { lines } = await context.call(quotationPaths.read, { quotationId: quotation });
    return { lines: lines.map(toRequestLine), widths: [] };
  }
  return readSource(url, context);
}

interface Listed {
  productId: number;
  productName: string;
  variantId: number | null;
  variantDetails: string | null;
  quantity: number;
  serial: string;
  machine: string;
  refusal: string | null;
}

function toRequestLine({
  productId,
  productName,
  variantId,
  variantDetails,
  quantity,
  serial,
  machine,
  refusal,
}: Listed) {
  const name = variantDetails === null ? productName : `${productName} ${variantDetails}`;
  return { productId, variantId, quantity, serial, machine, name, refusal } satisfies SourceLine;
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { ListLineDraft } from '#shop/trade/lists/part-list.ts';
import { listPaths, type AddedToList } from '#shop/trade/lists/paths.ts';
import type { PageContext } from '../../../page-context.ts';
import { textIn } from '../list-fields.ts';

/** A removed line with its values. */
export type RemovedLine = ListLineDraft & { productName: string; place: number };

const NUMBERS = ['productId', 'quantity', 'place'] as const;
const TEXTS = ['note', 'serial', 'machine'] as const;

/** The fields of a form that restores the line, so that undo works without script, and after a reload. */
export function fieldsOf(line: RemovedLine): [name: string, value: string | number][] {
  return [
    ...NUMBERS.map((name) => [name, line[name]] as [string, number]),
    ...TEXTS.map((name) => [name, line[name] ?? ''] as [string, string]),
    ...(line.variantId === null ? [] : [['variantId', line.variantId] as [string, number]]),
  ];
}

/** Puts a removed line back in its position. */
export function putBack(form: FormData, listId: number, context: PageContext): Promise<CallResult<AddedToList>> {
  const [productId = 0, quantity = 0, place = 0] = NUMBERS.map((name) => Number(textIn(form, name)));
  const [note = '', serial = '', machine = ''] = TEXTS.map((name) => textIn(form, name));
  const variantId = form.has('variantId') ? Number(textIn(form, 'variantId')) : null;
  const lines = [{ productId, variantId, quantity, note, serial, machine }];
  return context.askOnce(form, listPaths.addLines, { listId, lines, place });
}

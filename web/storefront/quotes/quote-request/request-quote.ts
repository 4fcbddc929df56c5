import { data, redirect } from 'react-router';
import { QUANTITY_MESSAGE, quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import { quotationPaths } from '#shop/trade/quotations/paths.ts';
import { nameInList, refuseForm, renameFields } from '../../../forms/refused-form.ts';
import { refusedFields, typedValues } from '../../../forms/save-answer.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { readRequestSource } from './request-source.ts';

/** Name of a line's quantity in the form: its place in the source. */
export const quantityName = (at: number) => `quantity.${at}`;

/** Asks for a price of the parts in the address, in the typed quantities; empty ones are left out (K6). */
export async function requestQuote({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const source = await readRequestSource(request.url, context);
  if (source === null) throw data(null, { status: 404 });
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const chosen = source.lines.flatMap((line, at) => {
    const typed = text(quantityName(at));
    return line.refusal != null || typed === '' ? [] : [{ line, name: quantityName(at), quantity: Number(typed) }];
  });
  const wrong = chosen.filter(({ quantity }) => quantityRefusal(quantity) !== null);
  const names = chosen.length === 0 ? [quantityName(0)] : wrong.map(({ name }) => name);
  if (names.length > 0) {
    const errors = Object.fromEntries(names.map((name) => [name, QUANTITY_MESSAGE]));
    return refusedFields<string>(errors, typedValues(form));
  }
  const asked = await context.askOnce(form, quotationPaths.ask, {
    lines: chosen.map(({ line: { productId, variantId, serial, machine }, quantity }) => ({
      productId,
      variantId: form.has('variantId') ? Number(text('variantId')) : variantId,
      quantity,
      serial,
      machine,
    })),
    remarks: text('remarks'),
    deliveryAddressId: /^\d{1,9}$/.test(text('address')) ? Number(text('address')) : null,
  });
  if (asked.ok) return redirect(`/Quote?id=${asked.output}&asked=1`);
  const fields = chosen.map(({ name }) => name);
  const refusal = renameFields(asked.refusal, nameInList('lines', fields));
  return refuseForm(refusal, ['remarks', 'deliveryAddressId', ...fields], { values: typedValues(form) });
}

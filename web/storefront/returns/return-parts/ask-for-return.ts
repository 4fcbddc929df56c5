import { redirect } from 'react-router';
import { RETURN_REASONS } from '#shop/trade/returns/return.ts';
import { returnPaths } from '#shop/trade/returns/paths.ts';
import { typedValues } from '../../../forms/save-answer.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { nameInList, type RefusedForm, refuseForm, renameFields } from '../../../forms/refused-form.ts';

export const QUANTITY = 'quantity.';

/** Reason why the request was refused, with the input; a line's message is shown under the name of its field. */
export type AskTrouble = RefusedForm<string, Readonly<Record<string, string>>>;

/** Requests the return, and redirects to its page, where pictures can be added (L7). */
export async function askForReturn({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const names = [...form.keys()].filter((name) => name.startsWith(QUANTITY) && !['', '0'].includes(text(name)));
  const lines = names.map((name) => ({
    orderLineId: Number(name.slice(QUANTITY.length)),
    quantity: /^\d+$/.test(text(name)) ? Number(text(name)) : Number.NaN,
  }));
  const asked = await context.askOnce(form, returnPaths.ask, {
    orderId: Number(new URL(request.url).searchParams.get('id')),
    lines,
    // The operation refuses an unknown reason with its own message.
    returnReason: RETURN_REASONS.find((reason) => reason === text('returnReason')) ?? ('' as 'other'),
    remarks: text('remarks'),
  });
  if (asked.ok) return redirect(`/Return?id=${asked.output}&asked=1`);
  const fields = ['lines', 'returnReason', 'remarks', ...names];
  const refusal = renameFields(asked.refusal, nameInList('lines', names));
  return refuseForm(refusal, fields, { values: typedValues(form) });
}

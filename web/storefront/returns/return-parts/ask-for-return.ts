import { redirect } from 'react-router';
import { RETURN_REASONS } from '#shop/trade/returns/return.ts';
import { returnPaths } from '#shop/trade/returns/paths.ts';
import { typedValues } from '../../../forms/save-answer.ts';
import { readSentForm } from '../../../forms/read-sent-form.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';
import { nameInList, type RefusedForm, refuseForm, renameFields } from '../../../forms/refused-form.ts';

export const QUANTITY = 'quantity.';

/** Reason why the request was refused, with the input; a line's message is shown under the name of its field. */
export type AskTrouble = RefusedForm<string, Readonly<Record<string, string>>>;

/** Requests the return once, then adds its picture; a refused picture never stops the return, whose page takes others (L7). */
export async function askForReturn({ request, context }: PageActionArgs) {
  const form = (await readSentForm(request)) ?? new FormData();
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
  if (asked.ok) {
    const page = `/Return?id=${asked.output}&asked=1`;
    return redirect((await addPicture(form, asked.output, context)) ? page : `${page}&picture=refused`);
  }
  const fields = ['lines', 'returnReason', 'remarks', ...names];
  const refusal = renameFields(asked.refusal, nameInList('lines', names));
  return refuseForm(refusal, fields, { values: typedValues(form) });
}

/** Returns false if the picture was refused; a form without one has nothing to refuse. */
async function addPicture(form: FormData, returnId: number, context: PageContext): Promise<boolean> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return true;
  return (await context.ask(returnPaths.addPicture, { returnId, file })).ok;
}

import { redirect } from 'react-router';
import { returnPaths } from '#shop/trade/returns/paths.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import { intentIn } from '../../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';
import { readSentForm } from '../../../forms/read-sent-form.ts';

export type ReturnTrouble = RefusedForm<'remarks' | 'file', { remarks: string }>;

const STEPS = ['answer', 'withdraw', 'picture', 'remove-picture'] as const;

/** Adds or removes a picture, answers a question, or keeps the goods (L7). */
export async function changeReturn({ request, context }: PageActionArgs) {
  const form = (await readSentForm(request)) ?? new FormData();
  const returnId = Number(new URL(request.url).searchParams.get('id'));
  const step = intentIn(form, STEPS);
  const asked = await sendStep(step, returnId, form, context);
  if (asked.ok) return redirect(`/Return?id=${returnId}`);
  const values = { remarks: String(form.get('remarks') ?? '') };
  return refuseForm(asked.refusal, ['remarks', 'file'], { form: step, values });
}

function sendStep(
  step: (typeof STEPS)[number],
  returnId: number,
  form: FormData,
  context: PageContext,
): Promise<CallResult<number>> {
  switch (step) {
    case 'answer':
      return context.askOnce(form, returnPaths.answer, { returnId, remarks: String(form.get('remarks') ?? '') });
    case 'withdraw':
      return context.askOnce(form, returnPaths.withdraw, { returnId });
    case 'remove-picture':
      return context.askOnce(form, returnPaths.removePicture, { returnId, pictureId: Number(form.get('pictureId')) });
    case 'picture': {
      const file = form.get('file'); // sent twice it is one picture, by its content
      return context.ask(returnPaths.addPicture, { returnId, file: file instanceof File ? file : new File([], '') });
    }
  }
}

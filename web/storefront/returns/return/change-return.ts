import { data, redirect } from 'react-router';
import { returnPaths } from '#shop/returns/paths.ts';
import type { CallResult } from '#shop/operations/call-result.ts';
import { verbIn } from '../../../form-verb.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';
import {
  type FormMessages,
  messagesOf,
  pageStatus,
  type UnknownOutcome,
  unknownOutcome,
} from '../../../refused-form.ts';
import { readSentForm } from '../../order/receive-purchase-order.ts';

export interface ReturnTrouble extends FormMessages<'remarks' | 'file'>, UnknownOutcome {
  step: string;
  typed: string;
}

const STEPS = ['answer', 'withdraw', 'picture', 'remove-picture'] as const;

/** Adds or removes a picture, answers a question, or keeps the goods (L7). */
export async function changeReturn({ request, context }: PageActionArgs) {
  const form = (await readSentForm(request)) ?? new FormData();
  const returnId = Number(new URL(request.url).searchParams.get('id'));
  const step = verbIn(form, 'step', STEPS);
  const typed = String(form.get('remarks') ?? '');
  const asked = await sent(step, returnId, form, context);
  if (asked.ok) return redirect(`/Return?id=${returnId}`);
  const messages = messagesOf(asked.refusal, ['remarks', 'file']);
  return data<ReturnTrouble>({ step, typed, ...messages, ...unknownOutcome(asked.refusal) }, pageStatus(asked.refusal));
}

function sent(
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

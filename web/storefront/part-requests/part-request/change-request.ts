import { redirect } from 'react-router';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { partRequestPaths } from '#shop/trade/part-requests/paths.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import { intentIn } from '../../../forms/intent.ts';
import { readSentForm } from '../../../forms/read-sent-form.ts';
import { refuseForm } from '../../../forms/refused-form.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';

const STEPS = ['answer', 'withdraw', 'picture', 'take', 'add'] as const;
type Step = (typeof STEPS)[number];

/** Answers, takes or withdraws a request, adds a photo, or puts the parts of the answer into the basket (J9). */
export async function changePartRequest({ request, context }: PageActionArgs) {
  const form = (await readSentForm(request)) ?? new FormData();
  const partRequestId = Number(new URL(request.url).searchParams.get('id'));
  const step = intentIn(form, STEPS);
  const done = await sendStep(step, partRequestId, form, context);
  if (done.ok) return redirect(step === 'take' || step === 'add' ? '/Basket' : `/Part-Request?id=${partRequestId}`);
  return refuseForm(done.refusal, ['answer', 'file'], {
    form: step,
    values: { answer: String(form.get('answer') ?? '') },
  });
}

async function sendStep(
  step: Step,
  partRequestId: number,
  form: FormData,
  context: PageContext,
): Promise<CallResult<unknown>> {
  switch (step) {
    case 'answer':
      return context.askOnce(form, partRequestPaths.answer, {
        partRequestId,
        answer: String(form.get('answer') ?? ''),
      });
    case 'withdraw':
      return context.askOnce(form, partRequestPaths.withdraw, { partRequestId });
    case 'picture': {
      const file = form.get('file'); // sent twice it is one picture, by its content
      return context.ask(partRequestPaths.addPicture, {
        partRequestId,
        file: file instanceof File ? file : new File([], ''),
      });
    }
    case 'take': {
      const { guid: cartGuid } = await context.call(cartPaths.current, {});
      return context.askOnce(form, partRequestPaths.take, { partRequestIds: [partRequestId], cartGuid });
    }
    case 'add': {
      const [asked, { guid: cartGuid }] = await Promise.all([
        context.ask(partRequestPaths.read, { partRequestId }),
        context.call(cartPaths.current, {}),
      ]);
      if (!asked.ok) return asked;
      const parts = asked.output.lines.map(({ productId, variantId, quantity }) => ({
        productId,
        variantId,
        quantity,
      }));
      return context.askOnce(form, cartPaths.addLines, { cartGuid, lines: parts });
    }
  }
}

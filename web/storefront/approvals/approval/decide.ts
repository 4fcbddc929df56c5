import { data, redirect } from 'react-router';
import { approvalPaths } from '#shop/orders/approvals/paths.ts';
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

/** Reason why nothing was decided, with the input. */
export interface DecisionTrouble extends FormMessages<'decisionReason'>, UnknownOutcome {
  typed: string;
}

const STEPS = ['approve', 'reject', 'withdraw', 'take'] as const;

/** Approves, rejects or withdraws a request, or reopens its basket. */
export async function decide({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const step = verbIn(form, 'step', STEPS);
  const approvalId = Number(new URL(request.url).searchParams.get('id'));
  const asked = await sent(step, approvalId, form, context);
  if (asked.ok) return redirect(step === 'take' ? '/Basket' : `/Approval?id=${approvalId}`);
  const messages = messagesOf(asked.refusal, ['decisionReason']);
  const typed = String(form.get('decisionReason') ?? '');
  return data<DecisionTrouble>({ ...messages, ...unknownOutcome(asked.refusal), typed }, pageStatus(asked.refusal));
}

function sent(
  step: (typeof STEPS)[number],
  approvalId: number,
  form: FormData,
  context: PageContext,
): Promise<CallResult<number>> {
  switch (step) {
    case 'approve':
      return context.askOnce(form, approvalPaths.approve, { approvalId, stamp: String(form.get('stamp') ?? '') });
    case 'withdraw':
      return context.askOnce(form, approvalPaths.withdraw, { approvalId });
    case 'take':
      return context.askOnce(form, approvalPaths.takeBasket, { approvalId });
    case 'reject': {
      const decisionReason = String(form.get('decisionReason') ?? '');
      return context.askOnce(form, approvalPaths.reject, { approvalId, decisionReason });
    }
  }
}

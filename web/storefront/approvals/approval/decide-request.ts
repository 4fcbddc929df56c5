import { redirect } from 'react-router';
import { approvalPaths } from '#shop/trade/approvals/paths.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import { AGREEMENT_FIELDS, agreementIn, type AgreementField } from '../../agreement/agreement-boxes.tsx';
import { intentIn } from '../../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';

/** Reason why nothing was decided, with the input. */
export type DecisionTrouble = RefusedForm<'decisionReason' | AgreementField, { decisionReason: string }>;

const STEPS = ['approve', 'reject', 'withdraw', 'take'] as const;

/** Approves, rejects or withdraws a request, or reopens its basket. */
export async function decide({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const step = intentIn(form, STEPS);
  const approvalId = Number(new URL(request.url).searchParams.get('id'));
  const asked = await sendStep(step, approvalId, form, context);
  if (asked.ok) return redirect(step === 'take' ? '/Basket' : `/Approval?id=${approvalId}`);
  const decisionReason = String(form.get('decisionReason') ?? '');
  return refuseForm(asked.refusal, ['decisionReason', ...AGREEMENT_FIELDS], { values: { decisionReason } });
}

function sendStep(
  step: (typeof STEPS)[number],
  approvalId: number,
  form: FormData,
  context: PageContext,
): Promise<CallResult<number>> {
  switch (step) {
    case 'approve':
      return context.askOnce(form, approvalPaths.approve, {
        approvalId,
        stamp: String(form.get('stamp') ?? ''),
        ...agreementIn(form),
      });
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

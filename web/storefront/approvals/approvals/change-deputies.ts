import { redirect } from 'react-router';
import { approvalPaths } from '#shop/trade/approvals/paths.ts';
import { intentIn } from '../../../forms/intent.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';

const FIELDS = ['memberId', 'startsOn', 'endsOn'] as const;
type DeputyField = (typeof FIELDS)[number];

/** Reason why a deputy was not appointed or removed, with the input. */
export type DeputyTrouble = RefusedForm<DeputyField, Record<DeputyField, string>>;

/** Appoints or removes a deputy. */
export async function changeDeputies({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = {
    memberId: textIn(form, 'memberId'),
    startsOn: textIn(form, 'startsOn'),
    endsOn: textIn(form, 'endsOn'),
  };
  const isEnd = intentIn(form, ['name', 'end']) === 'end';
  const asked = isEnd
    ? await context.askOnce(form, approvalPaths.endDeputy, { deputyshipId: Number(form.get('deputyshipId')) })
    : await context.askOnce(form, approvalPaths.nameDeputy, { ...values, memberId: Number(values.memberId) });
  if (asked.ok) return redirect(`/Approvals?deputy=${isEnd ? 'ended' : 'named'}`);
  return refuseForm(asked.refusal, FIELDS, { values });
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

import { data, redirect } from 'react-router';
import { approvalPaths } from '#shop/orders/approvals/paths.ts';
import { verbIn } from '../../../form-verb.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import {
  type FormMessages,
  messagesOf,
  pageStatus,
  type UnknownOutcome,
  unknownOutcome,
} from '../../../refused-form.ts';

const FIELDS = ['memberId', 'startsOn', 'endsOn'] as const;

/** Reason why a deputy was not appointed or removed, with the input. */
export interface DeputyTrouble extends FormMessages<(typeof FIELDS)[number]>, UnknownOutcome {
  typed: Record<(typeof FIELDS)[number], string>;
}

/** Appoints or removes a deputy. */
export async function changeDeputies({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = {
    memberId: textIn(form, 'memberId'),
    startsOn: textIn(form, 'startsOn'),
    endsOn: textIn(form, 'endsOn'),
  };
  const isEnd = verbIn(form, 'step', ['name', 'end']) === 'end';
  const asked = isEnd
    ? await context.askOnce(form, approvalPaths.endDeputy, { deputyshipId: Number(form.get('deputyshipId')) })
    : await context.askOnce(form, approvalPaths.nameDeputy, { ...typed, memberId: Number(typed.memberId) });
  if (asked.ok) return redirect(`/Approvals?deputy=${isEnd ? 'ended' : 'named'}`);
  const messages = messagesOf(asked.refusal, FIELDS);
  return data<DeputyTrouble>({ ...messages, ...unknownOutcome(asked.refusal), typed }, pageStatus(asked.refusal));
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

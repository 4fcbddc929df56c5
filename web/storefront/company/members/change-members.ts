import { data, redirect } from 'react-router';
import { companyPaths } from '#shop/companies/paths.ts';
import { identityPaths } from '#shop/identity/paths.ts';
import type { Asked } from '#shop/frame/answer.ts';
import type { MemberRole } from '#shop/kernel/member-role.ts';
import { askForForm } from '../../../administration/forms/ask-for-form.ts';
import { OWN_PASSWORD } from '../../../administration/forms/save-answer.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';
import {
  type FormMessages,
  messagesOf,
  pageStatus,
  type UnknownOutcome,
  unknownOutcome,
} from '../../../refused-form.ts';

/** Why a form is shown again, with what was typed. */
export interface MembersTrouble extends FormMessages<'email' | 'memberRole' | typeof OWN_PASSWORD>, UnknownOutcome {
  form: 'invite' | 'member' | 'take-back';
  typed: { email: string; memberRole: string; suspended: boolean };
}

/** Invites somebody, changes a member, or takes an invitation back. */
export async function changeMembers({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const step = String(form.get('step'));
  const which = step === 'member' || step === 'take-back' ? step : 'invite';
  const asked = await sent(which, form, context);
  if (asked.ok) return redirect(`/Company/Members?done=${which}`);
  const typed = {
    email: textIn(form, 'email'),
    memberRole: textIn(form, 'memberRole'),
    suspended: form.has('suspended'),
  };
  const messages = messagesOf(asked.refusal, ['email', 'memberRole', OWN_PASSWORD]);
  return data<MembersTrouble>(
    { ...messages, ...unknownOutcome(asked.refusal), form: which, typed },
    pageStatus(asked.refusal),
  );
}

function sent(which: MembersTrouble['form'], form: FormData, context: PageContext): Promise<Asked<number>> {
  const memberRole = textIn(form, 'memberRole') as MemberRole; // what it is not, the shop refuses
  const { givePassword } = identityPaths;
  switch (which) {
    case 'invite':
      return askForForm(context, form, companyPaths.invite, { email: textIn(form, 'email'), memberRole }, givePassword);
    case 'member': {
      const member = { memberId: Number(form.get('memberId')), memberRole, suspended: form.has('suspended') };
      return askForForm(context, form, companyPaths.saveMember, member, givePassword);
    }
    default:
      return context.askOnce(form, companyPaths.withdraw, { invitationId: Number(form.get('invitationId')) });
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

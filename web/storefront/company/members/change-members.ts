import { redirect } from 'react-router';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { MemberRole } from '#shop/base/rights/member-role.ts';
import { intentIn } from '../../../forms/intent.ts';
import { askForForm } from '../../../forms/ask-for-form.ts';
import { OWN_PASSWORD } from '../../../forms/save-answer.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';

const FIELDS = ['email', 'memberRole', 'orderLimit', 'monthLimit', OWN_PASSWORD] as const;
const STEPS = ['invite', 'member', 'limits', 'take-back'] as const;

/** Reason why a form is shown again, with the input. */
export type MembersTrouble = RefusedForm<
  (typeof FIELDS)[number],
  {
    email: string;
    memberRole: string;
    suspended: boolean;
    orderLimit: string;
    monthLimit: string;
    alwaysAsk: boolean;
  }
>;

/** Invites a person, changes a member or their limits, or withdraws an invitation. */
export async function changeMembers({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const which = intentIn(form, STEPS);
  const asked = await sendStep(which, form, context);
  if (asked.ok) return redirect(`/Company/Members?done=${which}`);
  const values = {
    email: textIn(form, 'email'),
    memberRole: textIn(form, 'memberRole'),
    suspended: form.has('suspended'),
    ...limitsIn(form),
  };
  return refuseForm(asked.refusal, FIELDS, { form: which, values });
}

function sendStep(which: (typeof STEPS)[number], form: FormData, context: PageContext): Promise<CallResult<number>> {
  const memberRole = textIn(form, 'memberRole') as MemberRole; // the call refuses invalid values
  const { givePassword } = identityPaths;
  switch (which) {
    case 'invite':
      return askForForm(context, form, companyPaths.invite, { email: textIn(form, 'email'), memberRole }, givePassword);
    case 'member': {
      const member = { memberId: Number(form.get('memberId')), memberRole, suspended: form.has('suspended') };
      return askForForm(context, form, companyPaths.saveMember, member, givePassword);
    }
    case 'limits': {
      const limits = { memberId: Number(form.get('memberId')), ...limitsIn(form) };
      return askForForm(context, form, companyPaths.saveLimits, limits, givePassword);
    }
    case 'take-back':
      return context.askOnce(form, companyPaths.withdraw, { invitationId: Number(form.get('invitationId')) });
  }
}

/** As typed: the operation parses the amounts. */
function limitsIn(form: FormData) {
  return {
    orderLimit: textIn(form, 'orderLimit'),
    monthLimit: textIn(form, 'monthLimit'),
    alwaysAsk: form.has('alwaysAsk'),
  };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

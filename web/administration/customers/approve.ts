import type { ActivationLink } from '#shop/people/accounts/account-status.ts';
import { accountPaths } from '#shop/people/customers/paths.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { type PageContext, RefusedError } from '../../page-context.ts';

/** Result of an approval, by its documented number: 1 activated, 2 already active, 0 not activated (A22). */
export interface ApprovalAnswer {
  form: 'approval';
  approved: number;
}

/** Messages for the results of an approval, by number. */
export const APPROVAL_OUTCOMES = ['customer.not-activated', 'customer.activated', 'customer.already-active'] as const;

/** Authorises a waiting account with the price class of the pressed button (D18). @throws {RefusedError} */
export async function approve(form: FormData, context: PageContext): Promise<ApprovalAnswer> {
  const link = String(form.get('link') ?? '') as ActivationLink;
  const guid = String(form.get('guid') ?? '');
  const asked = await askAsStaff(context, form, accountPaths.activate, { link, guid });
  if (!asked.ok) throw new RefusedError(asked.refusal);
  return { form: 'approval', approved: asked.output };
}

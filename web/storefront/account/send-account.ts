import { data } from 'react-router';
import { registrationErrors } from '#shop/people/accounts/details-rules.ts';
import type { Registration } from '#shop/people/customers/paths.ts';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import type { Path } from '#shop/base/operations/path.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { type RefusedForm, refuseForm } from '../../forms/refused-form.ts';
import { AGREEMENT_FIELDS, type AgreementField } from '../agreement/agreement-boxes.tsx';
import { textsIn } from '../../forms/typed-form.ts';
import { ACCOUNT_FIELDS, type AccountField, accountForm, type TypedAccount } from './account-draft.ts';

/** The documented result: the e-mail address has another account (A20, A24). */
const EMAIL_TAKEN = 2;

/** Reason why the form is shown again. */
export interface AccountTrouble extends RefusedForm<AccountField | 'presentPassword' | AgreementField, TypedAccount> {
  isEmailTaken: boolean;
}

/**
 * Sends the registration or the edited account; returns null once it is saved, otherwise the form's messages (C2, C3).
 * @param draftIn reads the form as that operation takes it
 */
export async function sendAccount<Draft extends Registration>(
  { request, context }: PageActionArgs,
  path: Path<Draft, number>,
  draftIn: (form: FormData) => Draft,
) {
  const form = await request.formData();
  const draft = draftIn(form);
  const nothing: AccountTrouble = { values: textsIn(accountForm, form), errors: {}, notice: null, isEmailTaken: false };
  const errors = registrationErrors(draft);
  if (!isFaultless(errors)) return data({ ...nothing, errors }, { status: 400 });
  const asked = await context.askOnce(form, path, draft);
  if (!asked.ok) return refuseForm(asked.refusal, [...ACCOUNT_FIELDS, 'presentPassword', ...AGREEMENT_FIELDS], nothing);
  return asked.output === EMAIL_TAKEN ? data({ ...nothing, isEmailTaken: true }, { status: 409 }) : null;
}

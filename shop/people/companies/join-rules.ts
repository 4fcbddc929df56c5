import { newPasswordErrors } from '../accounts/details-rules.ts';
import { NAME_MAX, requiredTextRefusal, telephoneRefusal } from '../accounts/field-rules.ts';
import { type FieldErrors, fieldErrors } from '../../base/messages/field-errors.ts';
import { message } from '../../base/messages/message.ts';
import type { JoinDraft } from './paths.ts';

/** Validates the input of an invited person by the registration rules for a person (C2, H2). */
export function joinErrors(values: Omit<JoinDraft, 'token'>): FieldErrors<Exclude<keyof JoinDraft, 'token'>> {
  return {
    ...fieldErrors({
      firstName: requiredTextRefusal(values.firstName, message('rule.required.first-name'), NAME_MAX),
      surname: requiredTextRefusal(values.surname, message('rule.required.surname'), NAME_MAX),
      telephone: telephoneRefusal(values.telephone),
    }),
    ...newPasswordErrors(values),
  };
}

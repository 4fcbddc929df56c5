import { type FieldErrors, fieldErrors } from '#shop/base/messages/field-errors.ts';
import { ADDRESS_MAX, choiceRefusal, requiredTextRefusal, textRefusal } from '../accounts/field-rules.ts';
import { message, type RuleKey, type RuleMessage } from '#shop/base/messages/message.ts';

/** A delivery address as typed; countryId is null until one is selected. */
export interface AddressDraft {
  contactName: string;
  line1: string;
  line2: string;
  region: string;
  postcode: string;
  countryId: number | null;
}

/** Validates an address typed at the checkout; the server applies these rules to every address (D13). */
export function checkoutAddressErrors(address: AddressDraft): FieldErrors<keyof AddressDraft> {
  return fieldErrors(checkoutRefusals(address));
}

/** Validates an address on the edit page, which also requires line 2 and region (C4, D34). */
export function savedAddressErrors(address: AddressDraft): FieldErrors<keyof AddressDraft> {
  return fieldErrors({
    ...checkoutRefusals(address),
    line2: requireText(address.line2, 'rule.required.line2'),
    region: requireText(address.region, 'rule.required.region'),
  });
}

function checkoutRefusals(address: AddressDraft): Record<keyof AddressDraft, RuleMessage | null> {
  return {
    contactName: requireText(address.contactName, 'rule.required.contact-name'),
    line1: requireText(address.line1, 'rule.required.line1'),
    line2: textRefusal(address.line2, ADDRESS_MAX),
    region: textRefusal(address.region, ADDRESS_MAX),
    postcode: requireText(address.postcode, 'rule.required.postcode'),
    countryId: choiceRefusal(address.countryId, message('rule.required.country')),
  };
}

type RequiredKey = Extract<RuleKey, `rule.required.${string}`>;

function requireText(value: string, missing: RequiredKey): RuleMessage | null {
  return requiredTextRefusal(value, message(missing), ADDRESS_MAX);
}

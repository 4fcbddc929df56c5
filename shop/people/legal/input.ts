import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import { asNumber, checkboxInput } from '../../base/wire/input-schemas.ts';

/** The version of the terms that is agreed to; absent: no agreement. */
export const termsVersionInput = z.preprocess(
  (value) => (value === '' || value === null ? undefined : asNumber(value)),
  z.int(issue('refusal.terms-version')).optional(),
);

/** Confirmations sent with an order (O2). */
export const agreementInput = { termsVersion: termsVersionInput, orderAsBusiness: checkboxInput };

import { z } from 'zod';
import {
  asNumber,
  idNumber,
  idOrNew,
  optionalTextInput,
  choiceInput,
  textInput,
} from '../../base/wire/input-schemas.ts';
import { MAX_ID } from '../../base/kernel/max-id.ts';
import { checkoutAddressErrors } from './address-rules.ts';
import type { DeliveryAddressDraft } from './paths.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { issue } from '../../base/messages/issue.ts';

/** Rules of the API for every address; the edit page also requires line 2 and region (C4, D13). */
export const addressInput: z.ZodType<DeliveryAddressDraft> = z
  .object({
    id: idOrNew('delivery_address'),
    customerId: idNumber('customer').optional(),
    contactName: textInput,
    line1: textInput,
    line2: optionalTextInput,
    region: optionalTextInput,
    postcode: textInput,
    countryId: choiceInput,
    version: z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('refusal.version')).optional()),
  })
  .check(refuseFields(checkoutAddressErrors))
  .transform((address) => ({ ...address, countryId: Number(address.countryId) }));

const NO_ADDRESS = 'deliveryID must be the number of an address, or 0 for none';

/** Input for the default address; 0 for none. */
export const defaultAddressInput = z.object({
  addressId: z.preprocess(asNumber, z.int(NO_ADDRESS).min(0, NO_ADDRESS).max(MAX_ID, NO_ADDRESS)),
});

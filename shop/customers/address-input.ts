import { z } from 'zod';
import { asNumber, idNumber, idOrNew, optionalText, typedChoice, typedText } from '../frame/typed-input.ts';
import { checkoutAddressErrors } from './address-rules.ts';
import type { DeliveryAddressDraft } from './paths.ts';
import { refuseFields } from '../frame/refuse-fields.ts';

/** What the API asks of every address; the edit page asks for line 2 and region too (C4, D13). */
export const addressInput: z.ZodType<DeliveryAddressDraft> = z
  .object({
    id: idOrNew('delivery address'),
    customerId: idNumber('customer').optional(),
    contactName: typedText,
    line1: typedText,
    line2: optionalText,
    region: optionalText,
    postcode: typedText,
    countryId: typedChoice,
    version: z.preprocess(
      (value) => asNumber(value) ?? undefined,
      z.int('The version must be a whole number').optional(),
    ),
  })
  .check(refuseFields(checkoutAddressErrors))
  .transform((address) => ({ ...address, countryId: Number(address.countryId) }));

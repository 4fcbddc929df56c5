import { type FieldErrors, fieldErrors } from '#shop/kernel/field-errors.ts';
import type { Minor } from '#shop/kernel/money.ts';
import { priceRefusal } from './product-rules.ts';

/** What is typed of a width; what is left out is not wrong, a price that is no number is NaN. */
export interface VariantDraft {
  details?: string | undefined;
  usdMinor?: Minor | undefined;
  gbpMinor?: Minor | undefined;
  eurMinor?: Minor | undefined;
}

export const VARIANT_DETAILS_LENGTH = 100;

/** What is wrong with a width as staff save one (E8). A price of 0 is none of its own (D2). */
export function variantErrors(draft: VariantDraft): FieldErrors<keyof VariantDraft> {
  return fieldErrors({
    details: detailsRefusal(draft.details),
    usdMinor: priceRefusal(draft.usdMinor ?? 0, 'Price in dollars'),
    gbpMinor: priceRefusal(draft.gbpMinor ?? 0, 'Price in pounds'),
    eurMinor: priceRefusal(draft.eurMinor ?? 0, 'Price in euro'),
  });
}

function detailsRefusal(details: string | undefined): string | null {
  if (details === undefined) return null;
  if (details.trim() === '') return 'Details are required';
  return details.trim().length > VARIANT_DETAILS_LENGTH ? 'Too many characters' : null;
}

import { z } from 'zod';
import { asNumber, idNumber } from '../../base/wire/input-schemas.ts';
import { NO_VARIANT } from '../../base/wire/wire-dialect.ts';
import { computed } from '../../base/wire/wire-members.ts';

const NONE: readonly unknown[] = [NO_VARIANT, 0, ''];

/** The variant of a line: its id, or 99999999 for none; 0 is also read as none. */
export const variantIdOrNone = z.codec(z.int(), z.int().nullable(), {
  decode: (value) => (NONE.includes(asNumber(value)) ? null : value),
  encode: (variantId) => variantId ?? NO_VARIANT,
});

/** 1 if a variant was selected, otherwise 0: productVariantID of the documented items (D29). */
export const variantFlag = computed(z.int(), ({ variantId }: { variantId: number | null }) =>
  variantId === null ? 0 : 1,
);

/** The two parts of a choice: the flag (`variantChosen`), and the variant. */
export const variantChoice = {
  variantChosen: z.boolean('productVariantID must be 1 where a variant is chosen, else 0').nullish(),
  variantId: idNumber('variant').nullish(),
};

/** The variant selected by both parts; null if the flag says none (D11). */
export function chosenVariant(choice: { variantChosen?: boolean | null; variantId?: number | null }): number | null {
  return choice.variantChosen === false ? null : (choice.variantId ?? null);
}

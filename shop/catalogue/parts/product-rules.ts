import { errorsOf } from '#shop/base/fields/field-rules.ts';
import type { FieldErrors } from '#shop/base/messages/field-errors.ts';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';
import { type ProductDraft, productFields } from './product-fields.ts';

/** Validates a product as staff save it, when a field loses focus (C6). */
export function productErrors(product: ProductDraft): FieldErrors<keyof ProductDraft> {
  const id = numberRefusal(product.id);
  return { ...(id === null ? {} : { id }), ...errorsOf(productFields, product) };
}

const FIELD = { field: 'product_id' } as const;

/** Validates the number of a product; 0 is valid: a product that is being added (D24). */
export function numberRefusal(id: number | null): RuleMessage | null {
  if (id === null) return message('staff-rule.required.product-id');
  if (!Number.isSafeInteger(id)) return message('staff-rule.whole-number', FIELD);
  if (id < 0) return message('staff-rule.negative', FIELD);
  return id > MAX_ID ? message('staff-rule.too-large', FIELD) : null;
}

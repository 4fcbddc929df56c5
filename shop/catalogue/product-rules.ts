import { type FieldErrors, fieldErrors } from '#shop/field-errors.ts';
import type { Minor } from '#shop/money.ts';

/** The fields of the product form that have rules; a number is null when nothing, or no number, was typed. */
export interface ProductDraft {
  id: number | null;
  name: string;
  stockLevel: number | null;
  usdMinor: Minor | null;
}

/** What is wrong with a product as staff save one, shown when a field is left (C6). */
export function productErrors(product: ProductDraft): FieldErrors<keyof ProductDraft> {
  return fieldErrors({
    id: wholeNumberRefusal(product.id, 'productID'),
    name: product.name.trim() === '' ? 'productName is required' : null,
    stockLevel: wholeNumberRefusal(product.stockLevel, 'stockLevel'),
    usdMinor: wholeNumberRefusal(product.usdMinor, 'Price'),
  });
}

/** 0 is fine: no stock, no price of its own, or the id of a product that is being added (D24). */
function wholeNumberRefusal(value: number | null, label: string): string | null {
  if (value === null) return `${label} is required`;
  return Number.isSafeInteger(value) && value >= 0 ? null : `${label} must not be negative`;
}

import { type FieldErrors, fieldErrors } from '#shop/kernel/field-errors.ts';
import { LARGEST_ID } from '#shop/kernel/largest-id.ts';
import type { Minor } from '#shop/kernel/money.ts';

/** The fields of the product form that have rules; a number is null when nothing, and NaN when no number, was typed. */
export interface ProductDraft {
  id: number | null;
  name: string;
  stockLevel: number | null;
  usdMinor: Minor | null;
  eurMinor?: Minor | null | undefined;
  intro?: string | undefined;
  details?: string | undefined;
  flash?: string | undefined;
}

/** As many characters as the texts of a product may have; a part number is also the name of a file. */
export const PRODUCT_LENGTHS = { name: 100, intro: 300, details: 5000, flash: 40 } as const;

/** The largest price: a hundred of them in every line of a cart still add up exactly. */
export const HIGHEST_PRICE_MINOR = 1_000_000_000;
const HIGHEST_PRICE = '10,000,000';
const HIGHEST_STOCK = 1_000_000_000;

/** What is wrong with a product as staff save one, shown when a field is left (C6). */
export function productErrors(product: ProductDraft): FieldErrors<keyof ProductDraft> {
  return fieldErrors({
    id: wholeNumberRefusal(product.id, 'productID') ?? tooLargeRefusal(product.id, 'productID', LARGEST_ID),
    name: product.name.trim() === '' ? 'productName is required' : lengthRefusal(product.name, 'name'),
    stockLevel:
      wholeNumberRefusal(product.stockLevel, 'stockLevel') ??
      tooLargeRefusal(product.stockLevel, 'stockLevel', HIGHEST_STOCK),
    usdMinor: product.usdMinor === null ? 'Price is required' : priceRefusal(product.usdMinor, 'Price'),
    eurMinor: priceRefusal(product.eurMinor ?? 0, 'Price in euro'),
    intro: lengthRefusal(product.intro, 'intro'),
    details: lengthRefusal(product.details, 'details'),
    flash: lengthRefusal(product.flash, 'flash'),
  });
}

/** Why this is no price, or null; 0 is one: none of its own (D2). @param label  'Price' */
export function priceRefusal(minor: Minor, label: string): string | null {
  if (!Number.isSafeInteger(minor)) return `${label} must be an amount with at most two decimals`;
  if (minor < 0) return `${label} must not be negative`;
  return minor > HIGHEST_PRICE_MINOR ? `${label} must be at most ${HIGHEST_PRICE}` : null;
}

/** 0 is fine: no stock, or the id of a product that is being added (D24). */
function wholeNumberRefusal(value: number | null, label: string): string | null {
  if (value === null) return `${label} is required`;
  if (!Number.isSafeInteger(value)) return `${label} must be a whole number`;
  return value >= 0 ? null : `${label} must not be negative`;
}

function tooLargeRefusal(value: number | null, label: string, most: number): string | null {
  return value !== null && value > most ? `${label} is too large` : null;
}

function lengthRefusal(text: string | undefined, field: keyof typeof PRODUCT_LENGTHS): string | null {
  return (text ?? '').trim().length > PRODUCT_LENGTHS[field] ? 'Too many characters' : null;
}

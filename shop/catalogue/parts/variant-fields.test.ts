import { expect, test } from 'vitest';
import { inEnglish } from '#server/testing/in-english.ts';
import { errorsOf } from '#shop/base/fields/field-rules.ts';
import { variantFields } from './variant-fields.ts';

test.each([
  ['what is left out is not wrong', {}, {}],
  ['no price of its own', { usdMinor: null, gbpMinor: null, eurMinor: null }, {}],
  ['no text', { details: ' ' }, { details: 'Details are required' }],
  ['a negative price', { gbpMinor: -1 }, { gbpMinor: 'Price in pounds must not be negative' }],
  ['no number', { eurMinor: Number.NaN }, { eurMinor: 'Price in euro must be an amount with at most two decimals' }],
  ['too much', { usdMinor: 1_000_000_001 }, { usdMinor: 'Price in dollars must be at most 10,000,000' }],
])('a width: %s (E8)', (_, draft, errors) => {
  expect(inEnglish(errorsOf(variantFields, draft))).toEqual(errors);
});

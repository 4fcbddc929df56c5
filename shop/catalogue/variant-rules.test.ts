import { expect, test } from 'vitest';
import { variantErrors } from './variant-rules.ts';

test.each([
  ['what is left out is not wrong', {}, {}],
  ['0 is no price of its own', { usdMinor: 0, gbpMinor: 0, eurMinor: 0 }, {}],
  ['no text', { details: ' ' }, { details: 'Details are required' }],
  ['a negative price', { gbpMinor: -1 }, { gbpMinor: 'Price in pounds must not be negative' }],
  ['no number', { eurMinor: Number.NaN }, { eurMinor: 'Price in euro must be an amount with at most two decimals' }],
  ['too much', { usdMinor: 1_000_000_001 }, { usdMinor: 'Price in dollars must be at most 10,000,000' }],
])('a width: %s (E8)', (_, draft, errors) => {
  expect(variantErrors(draft)).toEqual(errors);
});

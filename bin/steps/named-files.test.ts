import { expect, test } from 'vitest';
import { missingIn } from './named-files.mjs';

const FILES = [
  'shop/base/tax/README.md',
  'shop/base/tax/tax-rate.ts',
  'shop/base/money/money.ts',
  'shop/base/tax/testing/rates.ts',
];

test.each([
  ['beside the README', '`tax-rate.ts`', []],
  ['in a folder below', '`rates.ts`', []],
  ['in another room', '`../money/money.ts`, `base/money/money.ts` and `shop/base/money/money.ts`', []],
  ['in another room, without its folder', '`money.ts`', ['money.ts']],
  ['gone', '`remove-rate.ts`', ['remove-rate.ts']],
  ['no file but a group of files', '`*-rate.ts`', []],
] as const)('a file that a README names: %s', (_, text, missing) => {
  expect(missingIn('shop/base/tax/README.md', text, FILES)).toEqual(missing);
});

import { expect, test } from 'vitest';
import { amountText, parseAmount } from './parse-amount.ts';

test.each([
  ['', null],
  ['   ', null],
  ['0', 0],
  ['12', 1200],
  ['12.5', 1250],
  ['12.50', 1250],
  ['12,5', 1250],
  ['12.', 1200],
  ['0.07', 7],
  ['.5', 50],
  ['-3.20', -320],
  ['\u22123.20', -320],
  ["1'250.00", 125_000],
  ['1’250.00', 125_000],
  ['1,250', 125_000],
  ['1,250,000', 125_000_000],
  ['1.250.000,99', 125_000_099],
])('"%s" is %s in minor units', (text, minor) => {
  expect(parseAmount(text, null)).toBe(minor);
});

test.each([
  'free',
  '12.505',
  '1.250',
  '12,5050',
  '1.2.3',
  '1,25,000',
  '5-',
  '1e3',
  '0x10',
  '€',
  '99999999999999.99',
  '12 50',
  '1 2',
  "1'25",
  '6€1',
  '€€5',
  '--5',
  '1 2500',
])('"%s" is not a certain amount', (text) => {
  expect(parseAmount(text, 3)).toBeNaN();
});

test.each([
  ['$72.00', 1, 7200],
  ['£1,250.00', 2, 125_000],
  ['1.250,00 €', 3, 125_000],
  ['1\u202F250,00\u00A0€', 3, 125_000],
  ['-£5', 2, -500],
  ['£ -5', 2, -500],
  ['+ £5.50', 2, 550],
] as const)('"%s" has the sign of its currency', (text, currency, minor) => {
  expect(parseAmount(text, currency)).toBe(minor);
});

test.each([
  ['€ 61,00', 2],
  ['$20', 3],
  ['$20', null],
  ['20 %', null],
  ['$$20', 1],
] as const)('"%s" has the sign of another currency or of a unit, and is not read (D55)', (text, currency) => {
  expect(parseAmount(text, currency)).toBeNaN();
});

test('an amount is shown in its field with two decimal places', () => {
  expect([0, 7, 1250, 125_000_099].map(amountText)).toEqual(['0.00', '0.07', '12.50', '1250000.99']);
});

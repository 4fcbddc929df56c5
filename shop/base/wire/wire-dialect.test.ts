import { expect, test } from 'vitest';
import { z } from 'zod';
import { dialectOf, documentedMembers } from './wire-dialect.ts';

const line = z.object({ variantId: z.int().nullable(), unitPriceMinor: z.int().nullable() });
const order = z.object({
  orderId: z.preprocess((value) => value, z.int()),
  lines: z.array(line).optional(),
  rateMicros: z.int().optional(),
  before: z.record(z.string(), z.unknown()).optional(),
});
const { encode, decode } = dialectOf(order);

test.for<[string, object, object]>([
  ['ids by the names of the sources', { orderId: 7 }, { saleID: 7 }],
  [
    'amounts with two places, rates with six, none',
    {
      lines: [
        { variantId: null, unitPriceMinor: 1250 },
        { variantId: 2, unitPriceMinor: null },
      ],
      rateMicros: 790_000,
    },
    {
      lines: [
        { subProductVariantID: null, unitPrice: 12.5 },
        { subProductVariantID: 2, unitPrice: null },
      ],
      exchangeRate: 0.79,
    },
  ],
  ['what is stored as it is', { before: { priceMinor: 5 } }, { before: { priceMinor: 5 } }],
])('the wire writes %s, and reads it back (D49)', ([, ours, wire]) => {
  expect(encode(ours)).toEqual(wire);
  expect(decode(wire)).toEqual(ours);
});

test('99999999 is no width, as the document says (D29)', () => {
  expect(decode({ lines: [{ subProductVariantID: 99_999_999 }, { subProductVariantID: '99999999' }] })).toEqual({
    lines: [{ variantId: null }, { variantId: null }],
  });
});

test.for<[string, object, object]>([
  ['in any letter case, of a repeated one the first', { SALEid: 7, saleID: 8 }, { orderId: 7 }],
  ['and not our own', { orderId: 7, totalMinor: 1 }, { totalMinor: 1 }],
  ['and leaves to the schema what is no number', { lines: [{ unitPrice: 'x' }] }, { lines: [{ unitPriceMinor: 'x' }] }],
])('the wire is read by its names %s (D29)', ([, wire, ours]) => {
  expect(decode(wire)).toEqual(ours);
});

test('two members with one wire name are found when the shop starts', () => {
  expect(() => dialectOf(z.object({ memberId: z.int(), customerId: z.int() }))).toThrow('memberId, customerId');
});

test('a refusal gives its details under the same names', () => {
  expect(documentedMembers({ current: { orderId: 7, totalMinor: 1250 }, savedBy: null })).toEqual({
    current: { saleID: 7, total: 12.5 },
    savedBy: null,
  });
});

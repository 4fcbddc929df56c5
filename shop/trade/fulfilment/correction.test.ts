import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween } from '../order-versions/order-version.ts';
import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import { correctionRefusals, quantitiesAfter } from './correction.ts';

const lines = [
  { orderLineId: 1, ordered: 5, sent: 2 },
  { orderLineId: 2, ordered: 3, sent: 3 },
  { orderLineId: 3, ordered: 4, sent: 0 },
];
const refusalKeys = (asked: Parameters<typeof correctionRefusals>[1], of = lines) =>
  correctionRefusals(of, asked).map(({ field, message }) => [
    field,
    typeof message === 'string' ? message : message.key,
  ]);

describe('lines are corrected (L5)', () => {
  test.for([
    ['more', [{ orderLineId: 1, quantity: 9 }], []],
    ['down to what was sent', [{ orderLineId: 1, quantity: 2 }], []],
    ['below what was sent', [{ orderLineId: 1, quantity: 1 }], [['lines.0.quantity', 'staff-refusal.line-below-sent']]],
    ['taken away', [{ orderLineId: 3, quantity: 0 }], []],
    ['of another order', [{ orderLineId: 9, quantity: 1 }], [['lines.0.quantity', 'staff-refusal.shipment-line']]],
    ['the rest replaced', [{ orderLineId: 1, quantity: 1, replacedBy: 'DB-0200' }], []],
    [
      'what is all sent replaced',
      [{ orderLineId: 2, quantity: 3, replacedBy: 'DB-0200' }],
      [['lines.0.quantity', 'staff-refusal.line-sent']],
    ],
    [
      'replaced by none of the other',
      [{ orderLineId: 3, quantity: 0, replacedBy: 'DB-0200' }],
      [['lines.0.quantity', 'staff-refusal.line-replaced']],
    ],
    [
      'one line twice',
      [
        { orderLineId: 3, quantity: 1 },
        { orderLineId: 3, quantity: 2 },
      ],
      [['lines.1.quantity', 'staff-refusal.shipment-line-twice']],
    ],
  ] as const)('%s', ([, asked, refusals]) => {
    expect(refusalKeys(asked)).toEqual(refusals);
  });

  test('an order with nothing left is cancelled, not corrected', () => {
    const [, , last] = lines;
    if (last === undefined) throw new Error('There are three.');
    expect(refusalKeys([{ orderLineId: 3, quantity: 0 }], [last])).toEqual([['lines', 'staff-refusal.order-emptied']]);
    expect(refusalKeys([{ orderLineId: 3, quantity: 1, replacedBy: 'DB-0200' }], [last])).toEqual([]);
  });

  test('whatever is shipped and corrected, the remainder is never negative, and the versions add up', () => {
    const ordered = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 });
    const steps = fc.array(
      fc.record({
        isSent: fc.boolean(),
        wanted: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(ordered, steps, (quantities, tries) => {
        const placed = quantities.map((quantity, index) => ({ orderLineId: index + 1, ordered: quantity, sent: 0 }));
        let lines = placed;
        const reported = new Map(placed.map(({ orderLineId, ordered: quantity }) => [String(orderLineId), quantity]));
        for (const { isSent, wanted } of tries) {
          if (isSent) {
            lines = lines.map((line, at) => ({
              ...line,
              sent: Math.min(line.ordered, line.sent + Math.floor((wanted[at] ?? 0) / 10)),
            }));
          } else {
            const asked = lines.map(({ orderLineId }, at) => ({ orderLineId, quantity: wanted[at] ?? 0 }));
            if (correctionRefusals(lines, asked).length > 0) continue;
            const after = quantitiesAfter(lines, asked);
            const corrected = lines.map((line) => ({ ...line, ordered: after.get(line.orderLineId) ?? 0 }));
            for (const { part, after: is } of changesBetween(shown(lines), shown(corrected)))
              if (part !== null) reported.set(part, Number(is));
            lines = corrected;
          }
          expect(lines.every((line) => line.ordered - line.sent >= 0)).toBe(true);
          expect(lines.some((line) => line.ordered > 0)).toBe(true);
        }
        expect([...reported.values()]).toEqual(lines.map((line) => line.ordered));
      }),
    );
  });
});

function shown(lines: readonly { orderLineId: number; ordered: number }[]) {
  const there = lines.filter(({ ordered }) => ordered > 0);
  return {
    deliveryAddress: '',
    purchaseOrderNumber: '',
    fields: eachOrderField(() => null),
    deliveryMinor: null,
    totalMinor: there.reduce((sum, { ordered }) => sum + ordered * 100, 0),
    lines: there.map(({ orderLineId, ordered }) => ({
      id: orderLineId,
      part: String(orderLineId),
      quantity: ordered,
      unitPriceMinor: 100,
    })),
  };
}

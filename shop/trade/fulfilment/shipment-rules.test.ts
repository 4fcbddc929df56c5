import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isTrackingNumber,
  isTrackingUrl,
  linesToSend,
  sendRefusals,
  stateAfter,
  trackingLink,
} from './shipment-rules.ts';

const open = [
  { orderLineId: 1, left: 5 },
  { orderLineId: 2, left: 0 },
  { orderLineId: 3, left: 2 },
];

describe('content of a shipment (L3)', () => {
  test('nothing named: everything that is left', () => {
    expect(linesToSend(open, undefined)).toEqual([
      { orderLineId: 1, quantity: 5 },
      { orderLineId: 3, quantity: 2 },
    ]);
  });

  test('lines with nothing in them stay', () => {
    const asked = [
      { orderLineId: 1, quantity: 2 },
      { orderLineId: 3, quantity: 0 },
    ];
    expect(linesToSend(open, asked)).toEqual([{ orderLineId: 1, quantity: 2 }]);
  });

  test.for([
    ['nothing', [], [['lines', 'staff-refusal.shipment-empty']]],
    ['more than is left', [{ orderLineId: 1, quantity: 6 }], [['lines.0.quantity', 'staff-refusal.shipment-too-many']]],
    ['what was sent', [{ orderLineId: 2, quantity: 1 }], [['lines.0.quantity', 'staff-refusal.shipment-too-many']]],
    ['of another order', [{ orderLineId: 9, quantity: 1 }], [['lines.0.quantity', 'staff-refusal.shipment-line']]],
    [
      'one line twice',
      [
        { orderLineId: 1, quantity: 3 },
        { orderLineId: 1, quantity: 3 },
      ],
      [['lines.1.quantity', 'staff-refusal.shipment-line-twice']],
    ],
    ['what is left', [{ orderLineId: 1, quantity: 5 }], []],
  ] as const)('%s', ([, sending, refusals]) => {
    const refusalKeys = sendRefusals(open, sending).map(({ field, message }) => [
      field,
      typeof message === 'string' ? message : message.key,
    ]);
    expect(refusalKeys).toEqual(refusals);
  });

  test('however it is split, the remainder is never negative, and the last shipment completes the order', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 });
    const takes = fc.array(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 8, maxLength: 8 }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(quantities, takes, (ordered, tries) => {
        let lines = ordered.map((left, index) => ({ orderLineId: index + 1, left }));
        const send = (sending: { orderLineId: number; quantity: number }[]) => {
          if (sendRefusals(lines, sending).length > 0) return;
          const state = stateAfter(lines, sending);
          lines = lines.map((line) => ({
            ...line,
            left: line.left - (sending.find(({ orderLineId }) => orderLineId === line.orderLineId)?.quantity ?? 0),
          }));
          expect(lines.every(({ left }) => left >= 0)).toBe(true);
          expect(state).toBe(lines.every(({ left }) => left === 0) ? 'sent' : 'partly-sent');
        };
        for (const wanted of tries)
          send(
            linesToSend(
              lines,
              lines.map(({ orderLineId }, at) => ({ orderLineId, quantity: wanted[at] ?? 0 })),
            ),
          );
        send(linesToSend(lines, undefined));
        expect(lines.map(({ left }) => left)).toEqual(lines.map(() => 0));
      }),
    );
  });
});

describe('carriers (L3)', () => {
  test('the number goes into the address unchanged', () => {
    expect(trackingLink('https://parcels.test/follow?no={number}', '1Z 99/A')).toBe(
      'https://parcels.test/follow?no=1Z%2099%2FA',
    );
    expect(trackingLink('', '1Z')).toBe(null);
    expect(trackingLink('https://parcels.test/{number}', '')).toBe(null);
  });

  test.for([
    ['', true],
    ['1Z 999 AA1-01.2/3', true],
    ['<script>alert(1)</script>', false],
    ['12\n34', false],
    [' 12', false],
    ['1'.repeat(51), false],
  ] as const)('%j as a tracking number: %s', ([text, isOne]) => {
    expect(isTrackingNumber(text)).toBe(isOne);
  });

  test.for([
    ['https://parcels.test/{number}', true],
    ['', true],
    ['https://parcels.test/', false],
    ['http://parcels.test/{number}', false],
    ['javascript:alert({number})', false],
    ['https://parcels.test?number={number}', true],
    ['https://{number}', false],
    ['https://{number}.test/', false],
    ['https://parcels.test@evil.test/{number}', false],
    ['https://parcels.test\\@evil.test/{number}', false],
    ['https://parcels.test/{number}"onclick="', false],
  ] as const)('%j as a tracking address: %s', ([text, isOne]) => {
    expect(isTrackingUrl(text)).toBe(isOne);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterReturnStep,
  BUYERS_PART,
  leftToReturn,
  receiptRefusals,
  RETURN_STATES,
  returnNumberOf,
  returnRefusals,
  STAFFS_PART,
} from './return.ts';

const refusalKeys = (refusals: readonly { field: string; message: unknown }[]) =>
  refusals.map(({ field, message }) => [field, (message as { key: string }).key]);

describe('returnable quantities (L7)', () => {
  const lines = [
    { orderLineId: 1, sent: 5, inReturns: 2 },
    { orderLineId: 2, sent: 0, inReturns: 0 },
  ];
  test.for([
    ['what was sent and is in no return', [{ orderLineId: 1, quantity: 3 }], []],
    ['nothing', [], [['lines', 'refusal.return-empty']]],
    ['more than is left', [{ orderLineId: 1, quantity: 4 }], [['lines.0.quantity', 'refusal.return-too-many']]],
    ['what was never sent', [{ orderLineId: 2, quantity: 1 }], [['lines.0.quantity', 'refusal.return-too-many']]],
    ['a line of another order', [{ orderLineId: 9, quantity: 1 }], [['lines.0.quantity', 'refusal.return-line']]],
    [
      'a line twice',
      [
        { orderLineId: 1, quantity: 1 },
        { orderLineId: 1, quantity: 1 },
      ],
      [['lines.1.quantity', 'refusal.return-line-twice']],
    ],
  ] as const)('%s', ([, asked, refusals]) => {
    expect(refusalKeys(returnRefusals(lines, asked))).toEqual(refusals);
  });

  test('however often returns are requested and refused, they never exceed what has shipped', () => {
    const steps = fc.array(
      fc.record({ at: fc.nat(3), quantity: fc.integer({ min: 1, max: 12 }), isRefused: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(10), { minLength: 4, maxLength: 4 }), steps, (sent, tries) => {
        const inReturns = sent.map(() => 0);
        for (const { at, quantity, isRefused } of tries) {
          const open = sent.map((units, id) => ({ orderLineId: id, sent: units, inReturns: inReturns[id] ?? 0 }));
          if (returnRefusals(open, [{ orderLineId: at, quantity }]).length > 0) continue;
          if (!isRefused) inReturns[at] = (inReturns[at] ?? 0) + quantity;
        }
        expect(inReturns.every((units, id) => units <= (sent[id] ?? 0))).toBe(true);
      }),
    );
  });

  test('if returns exceed what has shipped, nothing is left, never less', () => {
    expect(leftToReturn({ sent: 2, inReturns: 5 })).toBe(0);
  });
});

describe('the states of a return (L7)', () => {
  const steps = [...BUYERS_PART, ...STAFFS_PART].filter((step) => step !== 'ask');
  test('the possible steps from each state', () => {
    const ways = RETURN_STATES.map((state) => [
      state,
      steps.flatMap((step) => {
        const to = afterReturnStep(state, step);
        return to === null ? [] : `${step}: ${to}`;
      }),
    ]);
    expect(Object.fromEntries(ways)).toEqual({
      asked: ['withdraw: withdrawn', 'question: question', 'accept: accepted', 'refuse: refused'],
      question: ['answer: asked', 'withdraw: withdrawn', 'accept: accepted', 'refuse: refused'],
      accepted: ['withdraw: withdrawn', 'refuse: refused', 'receive: received', 'close: closed'],
      refused: [],
      withdrawn: [],
      received: ['receive: received', 'close: closed'],
      closed: [],
    });
  });

  test('whatever the steps, received goods are never given up, and a closed return stays closed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps)), (tried) => {
        let state: (typeof RETURN_STATES)[number] = 'asked';
        let hasCome = false;
        for (const step of tried) {
          const next = afterReturnStep(state, step);
          if (next === null) continue;
          expect(['refused', 'withdrawn', 'closed']).not.toContain(state);
          hasCome ||= step === 'receive';
          state = next;
          if (hasCome) expect(['refused', 'withdrawn']).not.toContain(state);
        }
      }),
    );
  });
});

describe('received quantities (L7)', () => {
  const awaited = [{ orderLineId: 1, quantity: 5, received: 2 }];
  test.for([
    ['all that was to come', [{ orderLineId: 1, toStock: 2, unsaleable: 1 }], []],
    ['nothing', [{ orderLineId: 1, toStock: 0, unsaleable: 0 }], [['lines', 'staff-refusal.return-empty']]],
    [
      'more than was announced',
      [{ orderLineId: 1, toStock: 2, unsaleable: 2 }],
      [['lines.0.toStock', 'staff-refusal.return-too-many']],
    ],
    [
      'another part',
      [{ orderLineId: 2, toStock: 1, unsaleable: 0 }],
      [['lines.0.toStock', 'staff-refusal.return-line']],
    ],
  ] as const)('%s', ([, came, refusals]) => {
    expect(refusalKeys(receiptRefusals(awaited, came))).toEqual(refusals);
  });
});

test('a return is numbered after its order', () => {
  expect(returnNumberOf(1234, 2)).toBe('MA001234-R2');
});

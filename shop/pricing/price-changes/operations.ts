import { answerInternal, answerInternalList, answerNumber } from '../../operations/answers.ts';
import { listInput } from '../../operations/list-request.ts';
import { operation } from '../../operations/operation.ts';
import { listPage } from '../../operations/staff-list.ts';
import { translateAnswer } from '../../operations/translate-answer.ts';
import { priceChangeRowSchema, priceChangeSchema } from './answers.ts';
import { applyPriceChange, discardPriceChange, proposePriceChange, undoPriceChange } from './change-state.ts';
import { priceChangeApplication, priceChangeDraft, priceChangeKey } from './input.ts';
import { priceChangeDeclaration, priceChangePaths, priceChangeRowDeclaration } from './paths.ts';
import { priceChangeList, priceChangeRowList, readPriceChange } from './staff-lists.ts';

const PRICES = { access: 'staff', staffRight: 'prices' } as const;

/** Many prices changed together: proposed, applied, undone (K5). */
export const priceChangeOperations = [
  operation(priceChangePaths.list, {
    tag: 'PriceChange',
    summary: 'Changes of many prices, filtered, sorted, page by page (K5).',
    who: PRICES,
    input: listInput(priceChangeDeclaration),
    answer: { format: answerInternalList(priceChangeSchema) },
    example: { query: { state: 'applied' } },
    handle: (question, { shop }) => listPage(shop, priceChangeList, question),
  }),

  operation(priceChangePaths.read, {
    tag: 'PriceChange',
    summary: 'One change of many prices, without its prices (K5).',
    who: PRICES,
    input: priceChangeKey,
    answer: { format: answerInternal(priceChangeSchema) },
    example: { path: { priceChangeId: 1 } },
    handle: readPriceChange,
  }),

  operation(priceChangePaths.rows, {
    tag: 'PriceChange',
    summary: 'The prices of a change, before and after, with what is wrong or unusual (K5).',
    who: PRICES,
    input: listInput(priceChangeRowDeclaration),
    answer: { format: answerInternalList(priceChangeRowSchema) },
    example: { query: { priceChangeId: 1, only: 'faulty' } },
    handle: translateAnswer((question, { shop }) => listPage(shop, priceChangeRowList, question)),
  }),

  operation(priceChangePaths.propose, {
    tag: 'PriceChange',
    summary:
      'Propose prices of a list or of the shop, pasted or raised by a percentage. Changes nothing yet. Returns the number of the change (K5).',
    who: PRICES,
    input: priceChangeDraft,
    answer: {
      format: answerNumber,
      readAt: (priceChangeId) => `/PriceChange/GetPriceChange/${priceChangeId}`,
      refuses: [404],
    },
    example: { body: { priceListID: 1, startsOn: '01/01/2099', columns: 'DB-0150-20;;24.50;10;22.00' } },
    handle: proposePriceChange,
  }),

  operation(priceChangePaths.apply, {
    tag: 'PriceChange',
    summary:
      'Apply a proposed change as one. Prices that somebody changed since are left; the shop’s own prices of a later day are planned. Returns 1 (K5).',
    who: PRICES,
    input: priceChangeApplication,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { priceChangeID: 1, rest: true, confirmPrices: true } },
    handle: applyPriceChange,
  }),

  operation(priceChangePaths.undo, {
    tag: 'PriceChange',
    summary: 'Take an applied change back as one; prices that somebody changed since are kept. Returns 1 (K5).',
    who: PRICES,
    input: priceChangeKey,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { priceChangeID: 1 } },
    handle: undoPriceChange,
  }),

  operation(priceChangePaths.discard, {
    tag: 'PriceChange',
    summary: 'Discard a proposed or planned change: no price changes. Returns 1 (K5).',
    who: PRICES,
    input: priceChangeKey,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { priceChangeID: 1 } },
    handle: discardPriceChange,
  }),
];

import { answerInternal, answerInternalList, answerNumber } from '../../base/operations/answers.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { priceUpdateRowSchema, priceUpdateSchema } from './answers.ts';
import {
  applyPriceUpdate,
  closeLeftPrices,
  discardPriceUpdate,
  proposePrices,
  proposeRise,
  undoPriceUpdate,
} from './change-state.ts';
import { pastedPrices, priceRise, priceUpdateApplication, priceUpdateKey } from './input.ts';
import { priceUpdateDeclaration, priceUpdatePaths, priceUpdateRowDeclaration } from './paths.ts';
import { priceUpdateList, priceUpdateRowList, readPriceUpdate } from './staff-lists.ts';

const PRICES = { access: 'staff', staffRight: 'prices' } as const;

const PROPOSED = {
  format: answerNumber,
  readAt: (priceUpdateId: number) => `/PriceUpdate/GetPriceUpdate/${priceUpdateId}`,
  refuses: [404],
} as const;

/** Many prices changed together: proposed, applied, undone (K5). */
export const priceUpdateOperations = [
  operation(priceUpdatePaths.list, {
    tag: 'PriceUpdate',
    summary: 'Price updates, filtered, sorted, page by page (K5).',
    who: { ...PRICES, scope: 'prices:read' },
    input: listInput(priceUpdateDeclaration),
    answer: { format: answerInternalList(priceUpdateSchema) },
    example: { query: { state: 'applied' } },
    handle: (question, { shop }) => listPage(shop, priceUpdateList, question),
  }),

  operation(priceUpdatePaths.read, {
    tag: 'PriceUpdate',
    summary: 'One price update, without its prices (K5).',
    who: { ...PRICES, scope: 'prices:read' },
    input: priceUpdateKey,
    answer: { format: answerInternal(priceUpdateSchema) },
    example: { path: { priceUpdateId: 1 } },
    handle: readPriceUpdate,
  }),

  operation(priceUpdatePaths.rows, {
    tag: 'PriceUpdate',
    summary: 'The prices of an update, before and after, with what is wrong or unusual (K5).',
    who: { ...PRICES, scope: 'prices:read' },
    input: listInput(priceUpdateRowDeclaration),
    answer: { format: answerInternalList(priceUpdateRowSchema) },
    example: { query: { priceUpdateId: 1, only: 'faulty' } },
    handle: translateAnswer((question, { shop }) => listPage(shop, priceUpdateRowList, question)),
  }),

  operation(priceUpdatePaths.paste, {
    tag: 'PriceUpdate',
    summary:
      'Propose pasted prices of a list or of the shop. Changes nothing yet. Returns the number of the update (K5).',
    who: PRICES,
    input: pastedPrices,
    answer: PROPOSED,
    unaudited: 'nothing changes before it is applied',
    example: { body: { priceListID: 1, startsOn: '01/01/2099', pastedText: 'DB-0150-20;;24.50;10;22.00' } },
    handle: proposePrices,
  }),

  operation(priceUpdatePaths.raise, {
    tag: 'PriceUpdate',
    summary:
      'Propose a rise of the prices of a list or of the shop by a percentage. Changes nothing yet. Returns the number of the update (K5).',
    who: PRICES,
    input: priceRise,
    answer: PROPOSED,
    unaudited: 'nothing changes before it is applied',
    example: { body: { priceListID: 1, startsOn: '01/01/2099', percent: 4, roundTo: 5 } },
    handle: proposeRise,
  }),

  operation(priceUpdatePaths.apply, {
    tag: 'PriceUpdate',
    summary:
      'Apply a proposed update as one. Prices that somebody changed since are left; the shop’s own prices of a later day are planned. Returns 1 (K5).',
    who: PRICES,
    input: priceUpdateApplication,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { priceUpdateID: 1, rest: true, confirmPrices: true } },
    handle: applyPriceUpdate,
  }),

  operation(priceUpdatePaths.undo, {
    tag: 'PriceUpdate',
    summary: 'Take an applied update back as one; prices that somebody changed since are kept. Returns 1 (K5).',
    who: PRICES,
    input: priceUpdateKey,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { priceUpdateID: 1 } },
    handle: undoPriceUpdate,
  }),

  operation(priceUpdatePaths.discard, {
    tag: 'PriceUpdate',
    summary: 'Discard a proposed or planned update: no price changes. Returns 1 (K5).',
    who: PRICES,
    input: priceUpdateKey,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { priceUpdateID: 1 } },
    handle: discardPriceUpdate,
  }),

  operation(priceUpdatePaths.closeLeft, {
    tag: 'PriceUpdate',
    summary: 'Close the task about the prices that a planned update left out. Returns 1 (D56).',
    who: PRICES,
    input: priceUpdateKey,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { priceUpdateID: 1 } },
    handle: closeLeftPrices,
  }),
];

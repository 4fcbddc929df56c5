import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { PriceUpdate, PriceUpdateRow } from './answers.ts';
import { PRICE_UPDATE_STATES } from './price-update.ts';

export type * from './answers.ts';

/** Price updates, the latest first. */
export const priceUpdateDeclaration = declareList({
  sorts: ['number', 'starts'],
  order: { sort: 'number', direction: 'desc' },
  filters: {
    state: choice(PRICE_UPDATE_STATES, 'staff-refusal.price-update.states'),
    priceListId: { kind: 'id', of: 'price_list' },
    task: choice(['left'], 'staff-refusal.price-update.task'),
  },
});
export type PriceUpdateQuestion = QuestionOf<typeof priceUpdateDeclaration>;

/** The prices of one update; searched by name. */
export const priceUpdateRowDeclaration = declareList({
  sorts: ['line', 'name'],
  order: { sort: 'line', direction: 'asc' },
  filters: {
    priceUpdateId: { kind: 'id', of: 'price_update' },
    only: choice(['faulty', 'unusual', 'left'], 'staff-refusal.price-update.only'),
  },
});
export type PriceUpdateRowQuestion = QuestionOf<typeof priceUpdateRowDeclaration>;

interface Proposal {
  /** null: the shop's own prices. */
  priceListId: number | null;
  /** dd/mm/yyyy or ISO; empty: today. */
  startsOn: string;
}

export interface PastedPrices extends Proposal {
  /** Text from a spreadsheet, a price on each line (read-columns.ts). */
  pastedText: string;
}

export interface PriceRise extends Proposal {
  /** With at most two decimals; below 0 prices fall. */
  percent: number;
  /** Minor units that new prices are rounded to. */
  roundTo: number;
  /** null: of every type. */
  typeId: number | null;
  categoryId: number | null;
  /** Only these parts; absent: every one. */
  productIds?: readonly number[] | undefined;
}

/** For staff with the right `prices` (K5). */
export const priceUpdatePaths = {
  list: get<PriceUpdateQuestion, ListPage<PriceUpdate>>('/PriceUpdate/GetPriceUpdates'),
  read: get<{ priceUpdateId: number }, PriceUpdate>('/PriceUpdate/GetPriceUpdate/{priceUpdateId}'),
  rows: get<PriceUpdateRowQuestion, ListPage<PriceUpdateRow>>('/PriceUpdate/GetPriceUpdateRows'),
  /** Changes nothing yet; answers its number. */
  paste: post<PastedPrices, number>('/PriceUpdate/ProposePrices'),
  /** Changes nothing yet; answers its number. */
  raise: post<PriceRise, number>('/PriceUpdate/ProposeRise'),
  /** Returns 1. */
  apply: post<{ priceUpdateId: number; rest: boolean; confirmPrices?: boolean | undefined }, number>(
    '/PriceUpdate/ApplyPriceUpdate',
  ),
  /** Returns 1. */
  undo: post<{ priceUpdateId: number }, number>('/PriceUpdate/UndoPriceUpdate'),
  /** Returns 1. */
  discard: post<{ priceUpdateId: number }, number>('/PriceUpdate/DiscardPriceUpdate'),
  /** Returns 1. */
  closeLeft: post<{ priceUpdateId: number }, number>('/PriceUpdate/CloseLeftPrices'),
};

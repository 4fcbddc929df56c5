import { choice, declareList, type QuestionOf } from '../../operations/list-declaration.ts';
import type { ListPage } from '../../operations/list-page.ts';
import { get, post } from '../../operations/path.ts';
import type { PriceChange, PriceChangeRow } from './answers.ts';
import { PRICE_CHANGE_STATES } from './price-change.ts';

export type * from './answers.ts';

/** Changes of many prices, the latest first. */
export const priceChangeDeclaration = declareList({
  sorts: ['number', 'starts'],
  order: { sort: 'number', direction: 'desc' },
  filters: {
    state: choice(PRICE_CHANGE_STATES, 'staff-refusal.price-change.states'),
    priceListId: { kind: 'id', of: 'price_list' },
  },
});
export type PriceChangeQuestion = QuestionOf<typeof priceChangeDeclaration>;

/** The prices of one change; searched by name. */
export const priceChangeRowDeclaration = declareList({
  sorts: ['line', 'name'],
  order: { sort: 'line', direction: 'asc' },
  filters: {
    priceChangeId: { kind: 'id', of: 'price_change' },
    only: choice(['faulty', 'unusual', 'left'], 'staff-refusal.price-change.only'),
  },
});
export type PriceChangeRowQuestion = QuestionOf<typeof priceChangeRowDeclaration>;

/** Pasted prices, or a rise by a percentage. */
export interface PriceChangeDraft {
  /** null: the shop's own prices. */
  priceListId: number | null;
  /** dd/mm/yyyy or ISO; empty: today. */
  startsOn: string;
  /** Text from a spreadsheet, a price on each line (read-columns.ts). Empty: by percentage. */
  columns: string;
  percent?: number | null | undefined;
  /** Minor units that new prices are rounded to. */
  step: number;
  typeId?: number | null | undefined;
  categoryId?: number | null | undefined;
}

/** For staff with the right `prices` (K5). */
export const priceChangePaths = {
  list: get<PriceChangeQuestion, ListPage<PriceChange>>('/PriceChange/GetPriceChanges'),
  read: get<{ priceChangeId: number }, PriceChange>('/PriceChange/GetPriceChange/{priceChangeId}'),
  rows: get<PriceChangeRowQuestion, ListPage<PriceChangeRow>>('/PriceChange/GetPriceChangeRows'),
  /** Changes nothing yet; answers its number. */
  propose: post<PriceChangeDraft, number>('/PriceChange/ProposePriceChange'),
  /** Returns 1. */
  apply: post<{ priceChangeId: number; rest: boolean; confirmPrices?: boolean | undefined }, number>(
    '/PriceChange/ApplyPriceChange',
  ),
  /** Returns 1. */
  undo: post<{ priceChangeId: number }, number>('/PriceChange/UndoPriceChange'),
  /** Returns 1. */
  discard: post<{ priceChangeId: number }, number>('/PriceChange/DiscardPriceChange'),
};

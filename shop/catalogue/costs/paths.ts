import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { PartCost } from './answers.ts';

export type * from './answers.ts';

/** All parts with their costs; searched by part number. */
export const partCostDeclaration = declareList({
  sorts: ['part', 'price', 'number'],
  order: { sort: 'part', direction: 'asc' },
  filters: { known: choice(['yes', 'no'], 'staff-refusal.cost.filter') },
});
export type PartCostQuestion = QuestionOf<typeof partCostDeclaration>;

export interface PartCostDraft {
  productId: number;
  /** null: not known. */
  costMinor: number | null;
  /** Version that the screen showed, 0 without a cost; a newer one is refused (409). Omitted: overwrites whatever is stored. */
  version?: number | undefined;
}

/** For staff with the right `prices`; no other call answers a cost (K5). */
export const costPaths = {
  list: get<PartCostQuestion, ListPage<PartCost>>('/PartCost/GetPartCosts'),
  /** Returns 1. */
  save: post<PartCostDraft, number>('/PartCost/SavePartCost'),
};

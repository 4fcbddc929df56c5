import { declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get } from '../../base/operations/path.ts';
import type { Replenishment } from './answers.ts';

export type * from './answers.ts';

/** Parts to order from their suppliers; searched by part number and supplier. */
export const replenishmentDeclaration = declareList({
  sorts: ['supplier', 'part'],
  order: { sort: 'supplier', direction: 'asc' },
  filters: {},
});
export type ReplenishmentQuestion = QuestionOf<typeof replenishmentDeclaration>;

export const replenishmentPaths = {
  list: get<ReplenishmentQuestion, ListPage<Replenishment>>('/Stock/GetReplenishment'),
};

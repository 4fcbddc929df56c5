import type { Untranslated } from '../../base/messages/message.ts';
import type { PartHistory } from '../orders/answers.ts';

/** Sort orders of bought parts: newest first, by number, most frequent first, longest overdue first. */
export const BOUGHT_SORTS = ['last', 'number', 'often', 'due'] as const;
export type BoughtSort = (typeof BOUGHT_SORTS)[number];

export interface BoughtRequest {
  /** Part number or name. */
  search?: string | undefined;
  sort?: BoughtSort | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** A bought part whose messages are not translated yet. */
export type UntranslatedPartHistory = Untranslated<PartHistory, 'refusal'>;

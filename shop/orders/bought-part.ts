import type { Untranslated } from '../kernel/message.ts';
import type { PartHistory } from './answers.ts';

/** Sort orders of bought parts: the newest first, by number, the most often bought first, the longest due first. */
export const BOUGHT_SORTS = ['last', 'number', 'often', 'due'] as const;
export type BoughtSort = (typeof BOUGHT_SORTS)[number];

export interface BoughtRequest {
  /** Part number or name. */
  search?: string | undefined;
  sort?: BoughtSort | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** The same before its sentences are made. */
export type UntranslatedPartHistory = Untranslated<PartHistory, 'refusal'>;

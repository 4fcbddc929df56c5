import { get } from '../../base/operations/path.ts';
import type { ChangeKind } from './change-kinds.ts';
import type { Changes, ChangesOfDay } from './answers.ts';

export type * from './answers.ts';

export interface ChangesQuestion {
  /** The cursor of the last call; absent: from the oldest change that is kept. */
  after?: string | undefined;
  /** Only these, separated by commas; absent: all. */
  kinds?: ChangeKind[] | undefined;
  count?: number | undefined;
}

/** Changes that programs follow (M3): those of the caller's company, for staff those of all. */
export const changesPaths = {
  list: get<ChangesQuestion, Changes>('/Changes'),
  /** The changes of a day of the shop, counted by kind; absent: today. */
  summary: get<{ day?: string | undefined }, ChangesOfDay>('/Changes/Summary'),
};

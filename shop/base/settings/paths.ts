import { get } from '../operations/path.ts';
import type { PageNotices, Store } from './answers.ts';

export type * from './answers.ts';

export const settingsPaths = {
  /** Name, offices and links of the store: the contact block of every order sheet (A27, A30). */
  store: get<Record<string, never>, Store>('/Shop/GetStore'),
  /** Around every page: footer and totals (O1, O3). */
  notices: get<Record<string, never>, PageNotices>('/Shop/GetNotices'),
};

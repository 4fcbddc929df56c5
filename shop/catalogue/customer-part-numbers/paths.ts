import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { TypedOwnNumber } from './own-number.ts';
import type { SavedOwnNumbers, OwnPartNumber } from './answers.ts';

export type * from './answers.ts';

export interface OwnNumbersRequest extends GrowingPage {
  search?: string | undefined;
}

export const ownNumberPaths = {
  list: get<OwnNumbersRequest, ListPage<OwnPartNumber>>('/OwnNumber/GetOwnNumbers'),
  /** Up to 1,000 at once; valid rows are saved, the others return the reason (H6). */
  save: post<{ rows: readonly TypedOwnNumber[] }, SavedOwnNumbers>('/OwnNumber/SaveOwnNumbers'),
  /** The rows of a CSV or XLSX file, for the call above; saves nothing. */
  readFile: post<{ file: File }, { rows: readonly TypedOwnNumber[]; isCut: boolean }>('/OwnNumber/ReadOwnNumberFile'),
};

import type { ListPage } from '../../operations/list-page.ts';
import { get, post } from '../../operations/path.ts';
import type { OwnPartNumber, TypedOwnNumber } from './own-number.ts';

export interface OwnNumbersRequest {
  search?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Result of saving rows of customer part numbers. */
export interface SavedOwnNumbers {
  /** Number of parts that have another own number now, or none any more. */
  savedRows: number;
  /** By the rows' places, from 0: what stands in the way, or what is to be known of a row that was saved. */
  refused: readonly { index: number; message: string }[];
  remarks: readonly { index: number; message: string }[];
}

export const ownNumberPaths = {
  list: get<OwnNumbersRequest, ListPage<OwnPartNumber>>('/OwnNumber/GetOwnNumbers'),
  ofCompany: get<OwnNumbersRequest & { companyId: number }, ListPage<OwnPartNumber>>(
    '/OwnNumber/GetOwnNumbersOfCompany/{companyId}',
  ),
  /** Up to 1,000 at once; those that are right are saved, the others say why not (H6). */
  save: post<{ rows: readonly TypedOwnNumber[] }, SavedOwnNumbers>('/OwnNumber/SaveOwnNumbers'),
  /** The rows of a CSV or XLSX file, for the call above; nothing is saved. */
  readFile: post<{ file: File }, { rows: readonly TypedOwnNumber[]; isCut: boolean }>('/OwnNumber/ReadOwnNumberFile'),
};

import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get } from '../../base/operations/path.ts';
import type { OwnNumbersRequest, OwnPartNumber } from './paths.ts';

/** Staff calls about customers' own part numbers (H6). */
export const staffOwnNumberPaths = {
  ofCompany: get<OwnNumbersRequest & { companyId: number }, ListPage<OwnPartNumber>>(
    '/OwnNumber/GetOwnNumbersOfCompany/{companyId}',
  ),
};

import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get } from '../../base/operations/path.ts';
import type { Statement, StatementDocument, StatementQuestion } from './paths.ts';

export const staffStatementPaths = {
  /** Debts of a company. */
  ofCompany: get<{ companyId: number }, Statement>('/Sale/GetStatementOfCompany/{companyId}'),
  /** The documents of a company's statement. */
  documentsOfCompany: get<StatementQuestion & { companyId: number }, ListPage<StatementDocument>>(
    '/Sale/GetStatementDocumentsOfCompany/{companyId}',
  ),
};

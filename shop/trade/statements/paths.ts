import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { get } from '../../base/operations/path.ts';
import type { Statement, StatementDocument } from './answers.ts';
import type { PaymentState } from './statement.ts';

export type * from './answers.ts';

/** Filters of the documents of a statement. */
export interface StatementQuestion extends GrowingPage {
  /** open: all that is not paid; absent: all. */
  paymentState?: PaymentState | undefined;
}

export const statementPaths = {
  /** Debts of the member's company, by currency, of the orders that the member sees. */
  own: get<Record<string, never>, Statement>('/Sale/GetStatement'),
  /** Its documents, the most urgent first. */
  documents: get<StatementQuestion, ListPage<StatementDocument>>('/Sale/GetStatementDocuments'),
};

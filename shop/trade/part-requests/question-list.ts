import { eq, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { companies } from '../../people/accounts/tables.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { listQuestions } from './request-queries.ts';
import { partQuestionDeclaration } from './staff-paths.ts';
import { partRequests } from './tables.ts';

/** The questions to the counter for staff (J9), found by company. */
export const partQuestionList = staffList(partQuestionDeclaration, {
  table: partRequests,
  id: partRequests.id,
  sorts: { asked: partRequests.id, state: partRequests.state },
  filters: { requestState: (state) => eq(partRequests.state, state) },
  always: () => eq(partRequests.reader, 'counter'),
  search: (words) =>
    sql`${partRequests.companyId} in (select ${companies.id} from ${companies} where ${holdsPlain(companies.name, words)})`,
  rows: (db, ids) => listQuestions(db, ids),
});

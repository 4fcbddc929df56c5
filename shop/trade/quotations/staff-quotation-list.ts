import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { holdsPlain, isText } from '#platform/database/accent-insensitive.ts';
import { companies } from '../../people/accounts/tables.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { quotationDeclaration } from './staff-paths.ts';
import { isInState, listQuotationRows } from './quotation-queries.ts';
import { quotations } from './tables.ts';

/** Quotations that need staff. */
const WAITING = ['asked', 'preparing', 'review', 'countered'] as const;

const todayIn = ({ clock, store }: Pick<Shop, 'clock' | 'store'>) => dayInZone(clock.now(), store.timeZone);

/** The list of quotations for staff (K6). */
export const quotationList = staffList(quotationDeclaration, {
  table: quotations,
  id: quotations.id,
  sorts: { changed: quotations.changedAt, number: quotations.id, state: quotations.state },
  filters: {
    quotationState: (state, shop) =>
      state === 'waiting' ? inArray(quotations.state, [...WAITING]) : isInState(state, todayIn(shop)),
    companyId: (companyId) => eq(quotations.companyId, companyId),
  },
  search: findByWords,
  rows: (db, ids, shop) => listQuotationRows(db, ids, todayIn(shop)),
});

/** By number or company. */
function findByWords(words: string): SQL | undefined {
  const ofCompanies = sql`${quotations.companyId} in (select ${companies.id} from ${companies} where ${holdsPlain(companies.name, words)})`;
  return or(isText(sql`'Q' || ${quotations.id}`, words), ofCompanies);
}

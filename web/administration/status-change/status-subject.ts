import type { StatusSubject } from '#shop/desk/status-changes/status-subject.ts';
import { customerDeclaration, staffCustomerPaths } from '#shop/people/customers/staff-paths.ts';
import { couponDeclaration, promotionPaths } from '#shop/catalogue/coupons/paths.ts';
import type { PageContext } from '../../page-context.ts';
import { questionOf } from '../lists/list-question.ts';
import { t } from '../staff-text.ts';

/** A row whose status may change, as the screen shows it. */
export interface SelectedRow {
  id: number;
  name: string;
  status: string | null;
  version: number;
}

interface Subject {
  title: string;
  /** Address of the list, and of one of its rows. */
  list: string;
  href(this: void, id: number): string;
  statuses: readonly (readonly [status: string, word: string])[];
  word(this: void, status: string | null): string;
  /** The rows that the search and the filters in the address find, a thousand at most. */
  rows(this: void, context: PageContext, query: URLSearchParams): Promise<SelectedRow[]>;
}

const MAX_ROWS = 1000;

/** The lists whose rows get a status together (P4). */
export function statusSubject(subject: StatusSubject): Subject {
  return subject === 'promoCodes' ? promoCodes() : customers();
}

const promoCodes = (): Subject => {
  const word = (status: string | null) => (status === 'live' ? t('promo.live') : t('promo.inactive'));
  return {
    title: t('promo.title'),
    list: '/Administration/Promo-Codes',
    href: (id) => `/Administration/Promo-Code-Edit?id=${id}`,
    statuses: [
      ['live', t('promo.live')],
      ['inactive', t('promo.inactive')],
    ],
    word,
    async rows(context, query) {
      const question = { ...questionOf(query, couponDeclaration), page: 1, pageSize: MAX_ROWS };
      const { items } = await context.call(promotionPaths.staffList, question);
      return items.map(({ id, code, status, version }) => ({ id, name: code, status, version }));
    },
  };
};

const customers = (): Subject => {
  const word = (status: string | null) =>
    t(`customers.${status === 'active' || status === 'waiting' ? status : 'inactive'}`);
  return {
    title: t('customers.title'),
    list: '/Administration/Customers',
    href: (id) => `/Administration/CustomerEdit?id=${id}`,
    statuses: [
      ['active', word('active')],
      ['inactive', word('inactive')],
    ],
    word,
    async rows(context, query) {
      const question = { ...questionOf(query, customerDeclaration), page: 1, pageSize: MAX_ROWS };
      const { items } = await context.call(staffCustomerPaths.list, question);
      return items.map(({ id, firstName, surname, company, status, version }) => ({
        id,
        name: `${firstName} ${surname}, ${company}`,
        status,
        version,
      }));
    },
  };
};

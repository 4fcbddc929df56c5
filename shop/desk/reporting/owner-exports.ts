import type { CurrencyId } from '../../base/money/money.ts';
import { currencies, toDecimal } from '../../base/money/money.ts';
import type { Cell, ListExport } from '../../base/paged-lists/list-export.ts';
import { isAllowed, type StaffRight } from '../../base/rights/staff-right.ts';
import { listLapsedCompanies } from './change-queries.ts';
import { ownerQuestion } from './input.ts';
import { ownerPeriods } from './owner-figures.ts';
import { listOwnerMonths, listOwnerRows, type OwnerGroup } from './owner-queries.ts';

/** The rights of the reader are added by the export. */
type OwnerExport = ListExport<{ currencyId: CurrencyId; rights?: readonly StaffRight[] | undefined }>;

/** Maximum number of rows in the file of a table of which the screen shows ten. */
const ALL_OF_THEM = 100_000;

const codeOf = (currencyId: CurrencyId) => currencies[currencyId].code;

const byMonth: OwnerExport = {
  name: 'owner-months',
  input: ownerQuestion,
  headings: ['Month', 'This year', 'Last year', 'Orders', 'Currency'],
  async *cells(shop, { currencyId }) {
    const { years } = await ownerPeriods(shop);
    const rows = await listOwnerMonths(shop.db, years, currencyId, shop.store.timeZone);
    yield* rows.map(({ month, valueMinor, beforeMinor, orders }): Cell[] => [
      month,
      toDecimal(valueMinor),
      toDecimal(beforeMinor),
      orders,
      codeOf(currencyId),
    ]);
  },
};

/** Sales of both years by a group. The costs need a right of their own (K5); without it their cells are empty. */
function byGroup(name: string, heading: string, group: OwnerGroup): OwnerExport {
  return {
    name,
    input: ownerQuestion,
    headings: [heading, 'This year', 'Last year', 'Sales with known cost', 'Cost', 'Currency'],
    async *cells(shop, { currencyId, rights = [] }) {
      const { years } = await ownerPeriods(shop);
      const rows = await listOwnerRows(shop.db, years, { group, currency: currencyId, limit: ALL_OF_THEM });
      const cost = (minor: number | null) => (minor === null || !isAllowed('prices', rights) ? null : toDecimal(minor));
      yield* rows.map((row): Cell[] => [
        row.name ?? (row.id === -1 ? 'Several' : 'None'),
        toDecimal(row.valueMinor),
        toDecimal(row.beforeMinor),
        cost(row.costedMinor),
        cost(row.costMinor),
        codeOf(currencyId),
      ]);
    },
  };
}

const stopped: OwnerExport = {
  name: 'owner-stopped',
  input: ownerQuestion,
  headings: ['Company', 'Orders', 'Last order'],
  async *cells(shop) {
    const { silence } = await ownerPeriods(shop);
    const rows = await listLapsedCompanies(shop.db, silence, shop.store.timeZone);
    yield* rows.map(({ name, orders, lastOrderOn }): Cell[] => [name, orders, lastOrderOn]);
  },
};

/** The tables of the owner's figures as spreadsheet files, whole. */
export const ownerExports: readonly OwnerExport[] = [
  byMonth,
  byGroup('owner-companies', 'Company', 'company'),
  byGroup('owner-categories', 'Category', 'category'),
  byGroup('owner-presses', 'Press', 'press'),
  stopped,
];

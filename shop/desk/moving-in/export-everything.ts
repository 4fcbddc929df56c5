import { stringify } from 'csv-stringify/sync';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { SPREADSHEET_CSV } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { machines } from '../../catalogue/presses/tables.ts';
import { companyGroups, priceLists } from '../../catalogue/pricing/tables.ts';
import { companies, customers, deliveryAddresses } from '../../people/accounts/tables.ts';
import { pastOrders, pastShipments } from '../../trade/past-orders/tables.ts';
import { nameAll } from './external-ids.ts';
import type { MoveKind } from './kind.ts';
import type { MoveKindName } from './kind-names.ts';

const ROWS_A_BATCH = 1000;

/** The tables whose rows have numbers of the other system. */
const NAMED: Readonly<Partial<Record<MoveKindName, PgTable & { id: AnyPgColumn }>>> = {
  companies,
  members: customers,
  addresses: deliveryAddresses,
  presses: machines,
  'company-groups': companyGroups,
  'price-lists': priceLists,
  orders: pastOrders,
  shipments: pastShipments,
};

/** Gives every row that leaves the shop a number by which it can come back (Q5). */
export async function nameEverything(db: Db): Promise<void> {
  for (const [kind, table] of Object.entries(NAMED)) await nameAll(db, kind as MoveKindName, table);
}

/** One file as text, piece by piece: the same columns that a move reads (Q5). */
export async function* exportKind(db: Db, kind: MoveKind): AsyncGenerator<string> {
  const headings = kind.columns.map(({ heading }) => heading);
  yield stringify([headings], SPREADSHEET_CSV);
  for (let after = 0; ;) {
    const rows = await kind.stored(db, { after, limit: ROWS_A_BATCH });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield stringify(
      rows.map(({ cells }) => headings.map((heading) => cells[heading] ?? '')),
      { ...SPREADSHEET_CSV, bom: false },
    );
    after = last.id;
  }
}

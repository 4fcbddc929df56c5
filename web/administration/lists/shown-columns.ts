import type { Column } from './column.ts';

/** Name in the address of the columns of a list, in their order. */
const COLUMNS = 'columns';

/** The columns that the address asks for, in its order; unknown ones are left out. Without one that is known, all but the extra ones (P3). */
export function shownColumns<Row>(columns: readonly Column<Row>[], search: string): readonly Column<Row>[] {
  const keys = new URLSearchParams(search).get(COLUMNS)?.split(',') ?? [];
  const chosen = [...new Set(keys)].flatMap((key) => columns.find((column) => column.key === key) ?? []);
  return chosen.length === 0 ? usualColumns(columns) : chosen;
}

const usualColumns = <Row>(columns: readonly Column<Row>[]) => columns.filter(({ isExtra }) => isExtra !== true);

/** The query of an address that shows these columns; the usual ones in their own order need no mention. */
export function addressOfColumns<Row>(all: readonly Column<Row>[], keys: readonly string[], search: string): string {
  const query = new URLSearchParams(search);
  if (
    keys.join() ===
    usualColumns(all)
      .map(({ key }) => key)
      .join()
  )
    query.delete(COLUMNS);
  else query.set(COLUMNS, keys.join());
  return `?${query.toString()}`;
}

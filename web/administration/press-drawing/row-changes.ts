import { ROW_FIELDS, type RowField, type TypedRow } from './callout-rows.ts';

/** A difference between the stored rows and the typed ones. */
export type RowChange =
  | { readonly kind: 'added' | 'removed'; readonly row: TypedRow }
  | {
      readonly kind: 'changed';
      readonly row: TypedRow;
      readonly before: TypedRow;
      readonly fields: readonly RowField[];
    };

/**
 * Lists the differences between two parts lists, without their order. Rows that are equal are left out; of the others, those of one number are the same
 * row, changed.
 */
export function rowChanges(stored: readonly TypedRow[], typed: readonly TypedRow[]): RowChange[] {
  const gone = [...stored];
  const take = (isWanted: (row: TypedRow) => boolean) => {
    const at = gone.findIndex(isWanted);
    return at === -1 ? undefined : gone.splice(at, 1)[0];
  };
  const different = typed.filter((row) => take((other) => changedFields(other, row).length === 0) === undefined);
  const changes = different.map((row): RowChange => {
    const before = take(({ callout }) => callout.trim() === row.callout.trim());
    return before === undefined
      ? { kind: 'added', row }
      : { kind: 'changed', row, before, fields: changedFields(before, row) };
  });
  return [...changes, ...gone.map((row): RowChange => ({ kind: 'removed', row }))];
}

const changedFields = (one: TypedRow, other: TypedRow) =>
  ROW_FIELDS.filter((field) => one[field].trim() !== other[field].trim());

import type { FormValues } from '../../forms/save-answer.ts';
import {
  type FormEntry,
  type FormFields,
  fieldOf,
  labelOf,
  type NameIn,
  namesIn,
  type SentBy,
  type StoredIn,
  type TextOf,
} from './declare-form.ts';
import { lineEnds, seenValues } from './form-field.ts';
import type { HiddenFields } from './staff-form.tsx';

/** A row of a form: its number, or the id of its record. */
export type Row = number | string;

/** Fields of rows, by their names in the form. */
export type RowFields = Readonly<Record<string, FormEntry<unknown, unknown>>>;

/** Rows of a form: what is derived from their fields. */
export interface FormRows<Columns extends FormFields> {
  /** Name of a field in the form. */
  cell(row: Row, column: NameIn<Columns>): string;
  /** Names of a row's fields in the form. */
  cells(row: Row): string[];
  /** Fields of these rows. @param labelIn  label of a field that names its row, for a conflict between two saves */
  of(rows: readonly Row[], labelIn?: (row: Row, label: string) => string): RowFields;
  /** Stored values by the names of the fields. */
  stored(records: readonly (readonly [Row, Partial<StoredIn<Columns>>])[]): Record<string, unknown>;
  /** Rows of a submitted form, in its order, by the names of its fields. */
  rowsIn(names: Iterable<string>): string[];
  /** Rows of a submitted form that differ from what it was filled with. */
  changedIn(texts: FormValues): string[];
  /** Values that each of these rows sends, from the values of a form. */
  valuesIn(values: Readonly<Record<string, unknown>>, rows: readonly Row[]): SentBy<Columns>[];
  /** Renames the fields of a call's list, which was sent for these rows, to those of the form. */
  fieldIn(list: string, rows: readonly Row[]): (refused: string) => string;
}

/**
 * Declares the rows of a form once: each has the same fields, named 'charges.0.kind' or '28.name' in the form. A field of a row
 * sees the others of its row by their own names.
 * @param prefix     'charges.', or empty
 * @param columnsOf  fields of a row
 */
export function declareRows<const Columns extends FormFields>(
  prefix: string,
  columnsOf: (row: Row) => Columns,
): FormRows<Columns> {
  const columns: readonly NameIn<Columns>[] = namesIn(columnsOf(0));
  const isColumn = (name: string) => columns.some((column) => column === name);
  const cell = (row: Row, column: string) => `${prefix}${row}.${column}`;
  const inRow = (row: Row, textOf: TextOf) => (name: string) => textOf(isColumn(name) ? cell(row, name) : name);

  function entryIn(row: Row, { sends: _, stored: __, ...entry }: FormEntry<never, unknown>): FormEntry<never, unknown> {
    const { shown } = entry;
    return {
      ...entry,
      ...(shown === undefined ? {} : { shown: (text, textOf) => shown(text, inRow(row, textOf)) }),
      read: (text, textOf) => entry.read(text, inRow(row, textOf)),
    };
  }

  const rowsIn = (names: Iterable<string>): string[] => {
    const inRows = [...names].filter((name) => name.startsWith(prefix));
    const cells = inRows.map((name) => name.slice(prefix.length).split('.'));
    return [...new Set(cells.flatMap(([row = '', column = '']) => (isColumn(column) ? row : [])))];
  };

  return {
    cell,
    rowsIn,
    cells: (row) => columns.map((column) => cell(row, column)),

    of(rows, labelIn = (_, label) => label) {
      const entries = rows.flatMap((row) =>
        Object.entries(columnsOf(row)).map(([column, entry]) => [
          cell(row, column),
          { ...entryIn(row, entry), label: () => labelIn(row, labelOf(entry)) },
        ]),
      );
      return Object.fromEntries(entries) as RowFields; // each writes the stored values of its own field
    },

    stored(records) {
      const values = records.flatMap(([row, record]) => {
        const known = new Map<string, unknown>(Object.entries(record));
        return Object.entries(columnsOf(row)).map(([name, { stored = name }]) => [cell(row, name), known.get(stored)]);
      });
      return Object.fromEntries(values);
    },

    changedIn(texts) {
      const seen = seenValues(texts);
      const isChanged = (name: string) => lineEnds(texts[name] ?? '') !== lineEnds(seen[name] ?? '');
      return rowsIn(Object.keys(texts)).filter((row) => columns.some((column) => isChanged(cell(row, column))));
    },

    valuesIn(values, rows) {
      return rows.map((row) => {
        const entries = Object.entries(columnsOf(row));
        const sent = entries.map(([name, { sends = name }]) => [sends, values[cell(row, name)]]);
        return Object.fromEntries(sent) as SentBy<Columns>; // each was read by its own field
      });
    },

    fieldIn: (list, rows) => (refused) => {
      const [head, index, ...names] = refused.split('.');
      const row = head === list && names.length > 0 ? rows[Number(index)] : undefined;
      return row === undefined ? refused : cell(row, fieldOf(columnsOf(row), names.join('.')));
    },
  };
}

/** Hidden fields with the versions of records, each of which is saved as a row. */
export function rowVersions(records: readonly { readonly id: Row; readonly version: number }[]): HiddenFields {
  return Object.fromEntries(records.map(({ id, version }) => [versionField(id), version]));
}

/** The version on which a row is based. */
export const versionOf = (texts: FormValues, row: Row) => Number(texts[versionField(row)] ?? 0);

const versionField = (row: Row) => `${row}.version`;

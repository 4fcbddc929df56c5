import { stringify } from 'csv-stringify/sync';
import { SPREADSHEET_CSV } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { fileOf } from '../move-files/kind-names.ts';
import { inOrder } from '../move-files/kinds.ts';

/** A file to begin with: its headings and one example row. */
export interface Template {
  readonly name: string;
  readonly content: string;
}

/** An example of every file of a move, which fit together (Q1). */
export function moveTemplates(): Template[] {
  return inOrder.map(({ name, columns }) => ({
    name: fileOf(name),
    content: stringify([columns.map(({ heading }) => heading), columns.map(({ example }) => example)], SPREADSHEET_CSV),
  }));
}

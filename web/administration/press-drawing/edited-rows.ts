import type { TypedRow } from './callout-rows.ts';

/** The rows of the form, with their earlier states. */
export interface EditedRows {
  readonly rows: readonly TypedRow[];
  /** Oldest first. */
  readonly past: readonly (readonly TypedRow[])[];
  /** Cells of the last step: typing on in them is the same step. */
  readonly cells: string | null;
}

export type RowEdit =
  | { readonly kind: 'change'; readonly index: number; readonly values: Partial<TypedRow> }
  | { readonly kind: 'replace'; readonly by: (rows: readonly TypedRow[]) => readonly TypedRow[] }
  | { readonly kind: 'undo' };

const MAX_STEPS = 100;

/** Applies a step to the rows, or takes the last one back. */
export function editRows(before: EditedRows, edit: RowEdit): EditedRows {
  switch (edit.kind) {
    case 'change': {
      const cells = `${edit.index} ${Object.keys(edit.values).join(' ')}`;
      const rows = before.rows.map((row, at) => (at === edit.index ? { ...row, ...edit.values } : row));
      return { rows, past: cells === before.cells ? before.past : withStep(before), cells };
    }
    case 'replace':
      return { rows: edit.by(before.rows), past: withStep(before), cells: null };
    case 'undo':
      return { rows: before.past.at(-1) ?? before.rows, past: before.past.slice(0, -1), cells: null };
  }
}

const withStep = ({ past, rows }: EditedRows) => [...past, rows].slice(-MAX_STEPS);

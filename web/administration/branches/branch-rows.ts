import type { FieldTable } from '#shop/base/fields/field.ts';
import { errorsOf } from '#shop/base/fields/field-rules.ts';
import type { FormField } from '../forms/form-field.ts';
import { typedFields } from '../forms/table-form.ts';
import { typedRows, type TypedRow } from '../forms/row-values.ts';
import type { FormErrors } from '../../texts/wording.ts';

type Texts = Readonly<Record<string, string>>;

/** A category or a sub-category, as its table shows it. */
export interface Branch {
  id: number;
  name: string;
  sortOrder: number;
  version: number;
}

/** Texts of a row's cells. */
export interface RowTexts {
  /** Value of a field: the stored one, or the input of a refused form. */
  text: (field: string) => string;
  error: (field: string) => string | undefined;
}

/** Parsed form of a row, or of a new branch. */
export type BranchForm = Pick<TypedRow, 'id' | 'version' | 'values'>;

/** The form of a new branch. */
export function newBranch(values: Texts): BranchForm {
  return { id: 0, version: 0, values };
}

/** Draft of a row, or of a new branch; id 0 adds one. */
export function branchDraft<Fields extends FieldTable>(fields: Fields, { id, version, values }: BranchForm) {
  return { id, ...(id === 0 ? {} : { version }), ...typedFields(fields, values) };
}

/** Faults of a table, by field: '28.name'. */
export function rowErrors(values: Texts, fields: FieldTable): FormErrors<string> {
  return Object.fromEntries(
    typedRows(values).flatMap((row) =>
      Object.entries(errorsOf(fields, typedFields(fields, row.values))).map(([field, message]) => [
        `${row.id}.${field}`,
        message,
      ]),
    ),
  );
}

/** The fields of all rows under their form names: '28.name', labelled 'Tapes: Name'. */
export function rowFields(branches: readonly Branch[], fields: readonly FormField[]): FormField[] {
  return branches.flatMap(({ id, name }) =>
    fields.map((field): FormField => {
      const { read } = field;
      return {
        name: `${id}.${field.name}`,
        label: `${name}: ${field.label}`,
        ...(read === undefined ? {} : { read: (text, row) => read(text, (other) => row(`${id}.${other}`)) }),
      };
    }),
  );
}

/** Values of the rows, by field. */
export function rowValues<Each extends Branch>(branches: readonly Each[], textsOf: (branch: Each) => Texts): Texts {
  return Object.fromEntries(
    branches.flatMap((branch) => Object.entries(textsOf(branch)).map(([name, text]) => [`${branch.id}.${name}`, text])),
  );
}

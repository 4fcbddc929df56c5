import { declareForm, type FormEntry } from './declare-form.ts';
import { whole } from './form-kinds.ts';

/** The field of a row's number, as 'quantity.12'; empty: 0. */
export const rowField = (label: () => string, fresh = '') =>
  whole(label, 0, { fresh, input: { type: 'number', min: 0 } });

/** Fields of a submitted form with a number for each row, by the ids of the rows: 'quantity.12'. */
export function rowFieldsIn(form: FormData, ...prefixes: readonly string[]): Record<string, FormEntry<number, number>> {
  const names = [...form.keys()].filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  return declareForm(Object.fromEntries(names.map((name) => [name, rowField(() => name)])));
}

/** Numbers of a form's rows, by their ids. */
export function rowNumbers(values: Readonly<Record<string, unknown>>, prefix: string): Map<number, number> {
  const names = Object.keys(values).filter((name) => name.startsWith(prefix));
  return new Map(names.map((name) => [Number(name.slice(prefix.length)), Number(values[name])]));
}

/** Renames the fields of a call's list to those of the form's rows: 'lines.0.quantity' is in the first of these. */
export function nameInRows(list: string, names: readonly string[]) {
  return (refused: string): string => {
    const [head, index = ''] = refused.split('.');
    return head === list ? (names[Number(index)] ?? refused) : refused;
  };
}

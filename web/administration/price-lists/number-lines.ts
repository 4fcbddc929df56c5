import type { Refusal } from '#shop/operations/call-result.ts';
import { renameFields } from '../../forms/refused-form.ts';

/** Numbers at the beginnings of the lines of a field, as '12 Harbour Label'. A line without one is NaN, which the call refuses. */
export function numbersIn(text: string): number[] {
  return text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => Number(/^\s*(\d+)/.exec(line)?.[1] ?? Number.NaN));
}

/** The same numbers as in their field. */
export function numberLines(rows: readonly (readonly [number: number, name: string])[]): string {
  return rows.map(([number, name]) => `${number} ${name}`).join('\n');
}

/** Renames the fields of a refusal to those of the form: 'companyIds.1' is in the field 'companies'. */
export function atFields<Field extends string>(
  refusal: Refusal,
  fieldOf: readonly (readonly [begins: string, field: Field])[],
): Refusal {
  return renameFields(refusal, (field) => fieldOf.find(([begins]) => field.startsWith(begins))?.[1] ?? field);
}

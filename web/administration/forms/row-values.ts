import { renameFields } from '../../forms/refused-form.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';

type Texts = Readonly<Record<string, string>>;

/** A row of a form that is saved as a whole. */
export interface TypedRow {
  id: number;
  /** The version on which the row is based. */
  version: number;
  values: Texts;
  /** It differs from its initial values. */
  isChanged: boolean;
}

/** The hidden field with a row's initial values, so that only changes are saved. */
export function seenText(values: Texts): string {
  return JSON.stringify(Object.entries(values).toSorted());
}

/** The rows of a form with many, from its texts: '28.name' is the name of row 28. */
export function typedRows(values: Texts): TypedRow[] {
  const rows = new Map<number, Record<string, string>>();
  for (const [key, value] of Object.entries(values)) {
    const [, id, field] = /^(\d+)\.(\w+)$/.exec(key) ?? [];
    if (id === undefined || field === undefined) continue;
    const row = rows.get(Number(id)) ?? {};
    row[field] = value;
    rows.set(Number(id), row);
  }
  return [...rows].map(([id, { version = '', seen = '', ...typed }]) => ({
    id,
    version: Number(version),
    values: typed,
    isChanged: seenText(typed) !== seen,
  }));
}

/** A refusal of a list, with the field names of its form: 'categories.2.name' → '28.name'. */
export function refusalOfRows(refusal: Refusal, sent: readonly { id: number }[]): Refusal {
  return renameFields(refusal, (field) => {
    const [, index = '', name = ''] = field.split('.');
    return `${sent[Number(index)]?.id ?? ''}.${name}`;
  });
}

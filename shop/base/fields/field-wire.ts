import type { DraftOf, EntryOf, Field, FieldTable } from './field.ts';
import {
  amount,
  computeColumn,
  flag,
  integer,
  nullable,
  optional,
  text,
  type WireBody,
  type WireColumn,
  type WireKind,
} from '../wire/wire-format.ts';

/** The documented members of these fields in an answer; restricted fields may be omitted. */
export function answerColumns<Fields extends FieldTable>(fields: Fields): WireColumn<EntryOf<Fields>>[] {
  return Object.entries(fields).map(([name, field]) => {
    const kind = field.reader === undefined ? kindOf(field) : optional(kindOf(field));
    return computeColumn((entry: Readonly<Record<string, unknown>>) => entry[name], field.wire, kind, {
      [name]: kind.ours,
    });
  });
}

/** The documented members of these fields in a body, as typed: the rules report faults (C6). */
export function bodyColumns<Fields extends FieldTable>(fields: Fields): WireBody<DraftOf<Fields>>['columns'] {
  // Every kind matches its field's values, because only the functions of field.ts build a table.
  return Object.entries(fields).map(([name, field]) => [name, field.wire, kindOf(field)]) as never;
}

/** API format of a field; the documented form has no null, so none is 0. */
function kindOf(field: Field): WireKind<unknown, 'Minor' | null> {
  const kind = field.kind === 'tick' ? flag(field.no) : KINDS[field.kind];
  return kind as WireKind<unknown, 'Minor' | null>; // of the field's values
}

/** The documented form has no null here: none is 0. */
export function orZero<Unit extends 'Minor' | null>(kind: WireKind<number, Unit>): WireKind<number | null, Unit> {
  return { ...kind, ours: kind.ours.nullable(), encode: (value) => kind.encode(value ?? 0) };
}

const KINDS = {
  line: text,
  lines: text,
  price: amount,
  'own price': orZero(amount),
  count: integer,
  number: integer,
  'number or none': orZero(integer),
  choice: integer,
  'choice or none': orZero(integer),
  'word or none': nullable(text),
} as const satisfies Record<Exclude<Field['kind'], 'tick'>, unknown>;

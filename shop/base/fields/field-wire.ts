import { z, type ZodType } from 'zod';
import type { Field, FieldTable, Reader, ValuesOf } from './field.ts';
import { calledOnWire } from '../wire/wire-members.ts';
import { flag, orZero } from '../wire/wire-values.ts';

/** The members of these fields in a body, as typed: the rules report faults (C6). */
export function fieldShape(fields: FieldTable): Record<string, ZodType> {
  return shapeOf(fields, schemaOf);
}

type AnswerShape<Fields extends FieldTable> = {
  [Name in keyof Fields]: Fields[Name] extends { reader: Reader }
    ? z.ZodOptional<ZodType<ValuesOf<Fields>[Name]>>
    : ZodType<ValuesOf<Fields>[Name]>;
};

/** The members of these fields in an answer; restricted fields may be omitted. */
export function answerShape<Fields extends FieldTable>(fields: Fields): AnswerShape<Fields> {
  const schemas = shapeOf(fields, (field) =>
    field.reader === undefined ? schemaOf(field) : schemaOf(field).optional(),
  );
  return schemas as AnswerShape<Fields>; // every schema matches its field's values, because only the functions of field.ts build a table
}

function shapeOf(fields: FieldTable, of: (field: Field) => ZodType): Record<string, ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, calledOnWire(field.wire, of(field))]));
}

/** API format of a field; the documented form has no null, so none is 0. */
function schemaOf(field: Field): ZodType {
  return field.kind === 'tick' ? flag(field.no) : SCHEMAS[field.kind];
}

const SCHEMAS: Readonly<Record<Exclude<Field['kind'], 'tick'>, ZodType>> = {
  line: z.string(),
  lines: z.string(),
  price: z.int(),
  'own price': orZero,
  count: z.int(),
  number: z.int(),
  'number or none': orZero,
  choice: z.int(),
  'choice or none': orZero,
  'word or none': z.string().nullable(),
};

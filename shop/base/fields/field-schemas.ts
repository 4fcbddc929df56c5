import { z } from 'zod';
import { issue } from '../messages/issue.ts';
import type { ChoiceKey, DraftOf, Field, FieldTable, ValuesOf } from './field.ts';
import { asNumber, halfwidthTextInput, multilineInput, textInput } from '../wire/input-schemas.ts';

type Shape<Values> = { [Name in keyof Values]-?: z.ZodType<Values[Name]> };

/** The schemas of these fields in an answer with internal names. */
export function answerShape<Fields extends FieldTable>(fields: Fields): Shape<ValuesOf<Fields>> {
  // Only the functions of field.ts build a table, so a field's schema matches its values.
  return eachOf(fields, (field) => answerSchema(field).describe(field.means)) as never;
}

/** The schemas of these fields in a save. @param sent the fields that every save must send */
export function inputShape<Fields extends FieldTable, const Sent extends keyof Fields & string = never>(
  fields: Fields,
  sent: readonly Sent[] = [],
): Shape<DraftOf<Fields, Sent>> {
  const isSent = new Set<string>(sent);
  return eachOf(fields, (field, name) => inputSchema(field, isSent.has(name))) as never; // as above
}

function eachOf(fields: FieldTable, schemaOf: (field: Field, name: string) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, name)]));
}

function answerSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.literal(field.of);
    case 'choice or none':
      return z.literal(field.of).nullable();
    case 'word or none':
      return z.enum(field.of).nullable();
    case 'line':
    case 'lines':
    case 'price':
    case 'own price':
    case 'count':
    case 'number':
    case 'number or none':
    case 'tick':
      return ANSWERS[field.kind];
    default:
      return field satisfies never;
  }
}

const ANSWERS = {
  line: z.string(),
  lines: z.string(),
  price: z.int(),
  'own price': z.int().nullable(),
  count: z.int(),
  number: z.int(),
  'number or none': z.int().nullable(),
  tick: z.boolean(),
} as const;

function inputSchema(field: Field, isSent: boolean): z.ZodType {
  switch (field.kind) {
    case 'line': {
      const text = field.isPlainWidth === true ? halfwidthTextInput : textInput;
      return isSent ? text : text.optional();
    }
    case 'lines':
      return isSent ? multilineInput : multilineInput.optional();
    case 'price':
    case 'count':
      return isSent ? numberInput : numberIfAny;
    case 'number':
      return numberIfAny;
    case 'own price':
    case 'number or none':
      return numberOrNone;
    case 'tick':
      return z.boolean(issue('staff-rule.tick', { field: field.wire, no: field.no })).optional();
    case 'choice':
      return choiceSchema(field.of, field.refusal).optional();
    case 'choice or none':
      return choiceSchema([0, ...field.of], field.refusal)
        .transform((value) => (value === 0 ? null : value))
        .optional();
    case 'word or none':
      return z.preprocess(
        (value) => (value === '' ? null : value),
        z.enum(field.of, issue(field.refusal)).nullable().optional(),
      );
    default:
      return field satisfies never;
  }
}

const numberOrNot = z.union([z.number(), z.nan()]);

/** Number input: null if empty, NaN if it is not a number; the rules report the fault. */
export const numberInput = z.preprocess((value) => {
  if (value === null || value === undefined || value === '') return null;
  const number = asNumber(value);
  return Number.isFinite(number) ? number : Number.NaN; // 1e999 is Infinity
}, numberOrNot.nullable());

/** An optional number; if omitted, unchanged. */
export const numberIfAny = numberInput.transform((value) => value ?? undefined).optional();

/** An empty field means none; so does 0, from every client (D2). */
const numberOrNone = z
  .preprocess((value) => {
    if (value === null || value === '' || value === 0) return null;
    return Number.isFinite(value) ? value : Number.NaN;
  }, numberOrNot.nullable())
  .optional();

function choiceSchema(of: readonly number[], refusal: ChoiceKey) {
  return z.preprocess((value) => asNumber(value) ?? 0, z.literal(of, issue(refusal)));
}

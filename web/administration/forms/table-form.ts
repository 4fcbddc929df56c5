import { type DraftOf, type Field, type FieldTable, namesOf, only } from '#shop/operations/field.ts';
import { amountText, parseAmount } from '#shop/kernel/parse-amount.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { t, type StaffTextKey } from '../staff-text.ts';
import { type FormField, yesOrNo } from './form-field.ts';

/** A table of fields (`shop/catalogue/product-fields.ts`) whose labels are texts of the administration. */
export type FormTable<Name extends string> = Readonly<
  Record<Name, Field & { label: StaffTextKey; hint?: StaffTextKey }>
>;

/** Names for the coded numbers in a form of these fields. */
export type ChoiceNames<Name extends string> = { readonly [Field in Name]?: ReadonlyMap<string, string> };

/** The fields with their labels, for a conflict between two versions. */
export function labelledFields<Name extends string>(
  fields: FormTable<Name>,
  names: readonly Name[],
  choices: ChoiceNames<Name> = {},
): FormField<Name>[] {
  return names.map((name) => {
    const { kind, label } = fields[name];
    const read = kind === 'tick' ? yesOrNo : readChoice(choices[name]);
    return { name, label: t(label), ...(read === undefined ? {} : { read }) };
  });
}

function readChoice(names: ReadonlyMap<string, string> | undefined): ((value: string) => string) | undefined {
  return names === undefined ? undefined : (value) => names.get(value) ?? value;
}

/** Values of a form: an unselected checkbox is missing. @param thing  null: the defaults of a new one */
export function textsOfFields(fields: FieldTable, thing: Readonly<Record<string, unknown>> | null): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = thing === null ? newText(field) : textOf(field, thing[name]);
      return text === null ? [] : [[name, text]];
    }),
  );
}

function newText({ kind }: Field): string | null {
  return kind === 'count' || kind === 'choice' || kind === 'choice or none' ? '0' : kind === 'tick' ? null : '';
}

/** A field's value in its form or in a cell; null: an unselected checkbox. */
export function textOf(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'line':
    case 'lines':
    case 'count':
    case 'number':
      return String(value);
    case 'number or none':
      return String(value ?? '');
    case 'price':
    case 'own price':
      return typeof value === 'number' ? amountText(value) : '';
    case 'choice':
    case 'choice or none':
      return String(value ?? 0);
    case 'word or none':
      return String(value ?? '');
    case 'tick':
      return value === true ? 'on' : null;
    default:
      return field satisfies never;
  }
}

/** Parses the values of a form; a number is null if empty, and NaN if it is no number (C6). */
export function typedFields<Fields extends FieldTable, Sent extends keyof Fields = never>(
  fields: Fields,
  values: FormValues,
): DraftOf<Fields, Sent> {
  const typed = Object.entries(fields).map(([name, field]) => [name, typedField(field, values[name] ?? '')]);
  return Object.fromEntries(typed) as never; // typedField converts each to the type of its field
}

/** The same, only for the fields in the form. */
export function saidFields<Fields extends FieldTable>(fields: Fields, values: FormValues): DraftOf<Fields> {
  const said = namesOf(fields).filter((name) => values[name] !== undefined);
  return typedFields(only(fields, said), values);
}

function typedField(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return text;
    case 'price':
    case 'own price':
      return parseAmount(text, field.currency);
    case 'count':
      return wholeNumber(text);
    case 'number or none':
      return wholeNumber(text);
    case 'number':
      return wholeNumber(text) ?? undefined;
    case 'choice':
      return Number(text); // the operation refuses anything else
    case 'choice or none':
      return text === '' || text === '0' ? null : Number(text);
    case 'word or none':
      return text; // the operation refuses anything else
    case 'tick':
      return text === 'on';
    default:
      return field satisfies never;
  }
}

/** A typed quantity; an empty or unreadable one is 0, which every call refuses by the range it takes (D54). */
export function quantityIn(text: string): number {
  const quantity = wholeNumber(text) ?? 0;
  return Number.isNaN(quantity) ? 0 : quantity;
}

/** A typed whole number: null if empty, NaN if it is none. */
export function wholeNumber(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}

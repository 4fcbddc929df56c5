import { type DraftOf, type Field, type FieldTable, namesOf, type ValuesOf } from '#shop/base/fields/field.ts';
import { errorsOf } from '#shop/base/fields/field-rules.ts';
import { message } from '#shop/base/messages/message.ts';
import { amountText, parseAmount } from '#shop/base/money/parse-amount.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import type { StaffTextKey } from '../staff-text.ts';
import type { Control, FormEntry, Reading } from './declare-form.ts';
import { wholeNumber } from './form-kinds.ts';

/** A table of fields (`shop/catalogue/parts/product-fields.ts`) whose labels are texts of the administration. */
export type FormTable<Name extends string> = Readonly<
  Record<Name, Field & { label: StaffTextKey; hint?: StaffTextKey }>
>;

/** Form of a table: a field is refused by its own rule. `Sent` fields are in every draft. */
export type TableForm<Fields extends FieldTable, Sent extends keyof Fields> = {
  readonly [Name in keyof Fields & string]: FormEntry<
    ValuesOf<Fields>[Name],
    DraftOf<Fields, Sent>[Name & keyof DraftOf<Fields, Sent>]
  >;
};

/** Declares the form of a table of fields. */
export function formOf<Fields extends FormTable<string>, Sent extends keyof Fields = never>(
  fields: Fields,
): TableForm<Fields, Sent> {
  const entries = Object.entries(fields).map(([name, field]) => [name, entryOf(name, field)]);
  return Object.fromEntries(entries) as TableForm<Fields, Sent>; // each reads the values of its own field
}

function entryOf(name: string, field: FormTable<string>[string]): FormEntry<unknown, unknown> {
  const fresh = freshText(field);
  return {
    label: field.label,
    ...(field.hint === undefined ? {} : { hint: field.hint }),
    ...(fresh === null ? {} : { fresh }),
    ...controlOf(field),
    write: (value) => textOf(field, value) ?? undefined,
    read: (text) => readingOf(name, field, text),
  };
}

function controlOf(field: Field): Pick<Control, 'control' | 'input'> {
  const required = 'required' in field;
  switch (field.kind) {
    case 'line':
    case 'lines':
      return field.rows === undefined
        ? { control: 'line', input: { required, maxLength: field.most, spellCheck: field.kind === 'lines' } }
        : { control: 'lines', input: { required, maxLength: field.most, rows: field.rows } };
    case 'price':
    case 'own price':
      return { control: 'line', input: { required, inputMode: 'decimal' } };
    case 'count':
    case 'number':
    case 'number or none':
      return { control: 'line', input: { required, inputMode: 'numeric' } };
    case 'choice':
    case 'choice or none':
    case 'word or none':
      return { control: 'choice', input: { required } };
    case 'tick':
      return { control: 'tick' };
    default:
      return field satisfies never;
  }
}

function freshText({ kind }: Field): string | null {
  return kind === 'count' || kind === 'choice' || kind === 'choice or none' ? '0' : null;
}

/** The value of a field, or the refusal by its own rule. */
function readingOf(name: string, field: Field, text: string): Reading<unknown> {
  const value = typedField(field, text);
  const refusal = errorsOf({ [name]: field }, { [name]: value })[name];
  if (refusal !== undefined) return { refusal };
  return Number.isNaN(value) ? { refusal: message('staff-rule.unreadable-number') } : { value };
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

/** Parses the fields that are in a form; a number is null if empty, and NaN if it is no number (C6). */
export function parseFields<Fields extends FieldTable>(fields: Fields, values: FormValues): DraftOf<Fields> {
  const entries = namesOf(fields).flatMap((name) => {
    const [field, text] = [fields[name], values[name]];
    return field === undefined || text === undefined ? [] : [[name, typedField(field, text)]];
  });
  return Object.fromEntries(entries) as DraftOf<Fields>; // typedField converts each to the type of its field
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

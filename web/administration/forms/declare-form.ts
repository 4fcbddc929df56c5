import { type NameIn, namesIn, type TextOf, type TypedField } from '../../forms/typed-form.ts';
import { type StaffTextKey, t } from '../staff-text.ts';
import type { FormField } from './form-field.ts';

export * from '../../forms/typed-form.ts';

/** A choice of a field, and its label. */
export type Choice = readonly [value: string | number, label: string];

/** Rows as choices. */
export function rowChoices(rows: readonly { id: number; name: string }[]): readonly Choice[] {
  return rows.map(({ id, name }) => [id, name]);
}

/** The control of a field. */
export interface Control {
  /** Key of its label, or a name that is no text of ours. */
  readonly label: StaffTextKey | (() => string);
  readonly hint?: StaffTextKey;
  readonly control: 'line' | 'lines' | 'day' | 'choice' | 'tick';
  /** Attributes of the control. */
  readonly input?: Readonly<Record<string, string | number | boolean>>;
  /** Choices that do not depend on stored data. */
  readonly choices?: () => readonly Choice[];
  /** Label of the choice that means none. */
  readonly none?: StaffTextKey;
  /** Display text of a value, for a conflict between two saves, if it depends on other fields. */
  readonly shown?: (text: string, textOf: TextOf) => string;
}

/** A field of a form, with its control. */
export interface FormEntry<Stored, Value> extends Control, TypedField<Stored, Value> {}

export type FormFields = Readonly<Record<string, FormEntry<never, unknown>>>;

/**
 * Declares a form of the administration once. Derived from it: its values and labels, its controls, the values that it sends, and
 * which of its fields shows a refusal. A control holds text, which its field turns into a value or refuses, so that nothing
 * unreadable is ever sent.
 */
export function declareForm<const Fields extends FormFields>(fields: Fields): Fields {
  return fields;
}

export const labelOf = ({ label }: Control): string => (typeof label === 'string' ? t(label) : label());

/** The choices of a form's fields that depend on stored data. */
export type ChoicesIn<Fields extends FormFields> = { readonly [Name in NameIn<Fields>]?: readonly Choice[] };

/** All choices of a field, none first. */
export function choicesOf({ none, choices }: Control, given: readonly Choice[] = choices?.() ?? []): readonly Choice[] {
  return none === undefined ? given : [['', t(none)], ...given];
}

/** Labels and display texts of a form's fields, for a conflict between two saves. */
export function labelledIn<Fields extends FormFields>(
  fields: Fields,
  choices: ChoicesIn<Fields>,
): readonly FormField<NameIn<Fields>>[] {
  return namesIn(fields).map((name) => {
    const entry: Control = fields[name] as Control; // the names are those of the fields
    const { shown = (text) => displayed(entry, text, choices[name]) } = entry;
    return { name, label: labelOf(entry), read: shown };
  });
}

function displayed(entry: Control, text: string, given: readonly Choice[] | undefined): string {
  if (entry.control === 'tick') return t(text === 'on' ? 'common.yes' : 'common.no');
  if (entry.control !== 'choice') return text;
  return choicesOf(entry, given).find(([value]) => String(value) === text)?.[1] ?? text;
}

import type { RuleMessage } from '#shop/base/messages/message.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { type StaffTextKey, t } from '../staff-text.ts';
import type { FormField } from './form-field.ts';

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
  readonly control: 'line' | 'lines' | 'choice' | 'tick';
  /** Attributes of the control. */
  readonly input?: Readonly<Record<string, string | number | boolean>>;
  /** Choices that do not depend on stored data. */
  readonly choices?: () => readonly Choice[];
  /** Label of the choice that means none. */
  readonly none?: StaffTextKey;
  /** Display text of a value, for a conflict between two saves, if it depends on other fields. */
  readonly shown?: (text: string, textOf: TextOf) => string;
}

/** The text of another field by its name; empty if it is missing. */
export type TextOf = (name: string) => string;

/** Text of a control as a value, or the reason why it is none. */
export type Reading<Value> = { readonly value: Value } | { readonly refusal: RuleMessage };

/** A field of a form: its control, and how a stored value becomes the control's text, and that text the value to send. */
export interface FormEntry<Stored, Value> extends Control {
  /** Text of a new record. */
  readonly fresh?: string;
  /** Its name in the call, if different. */
  readonly sends?: string;
  /** Its name in the stored record, if different. */
  readonly stored?: string;
  /** Undefined: an unselected checkbox. */
  write(stored: Stored): string | undefined;
  /**
   * @param text    empty: nothing, or an unselected checkbox
   * @param textOf  other fields, for one that depends on them
   */
  read(text: string, textOf: TextOf): Reading<Value>;
}

export type FormFields = Readonly<Record<string, FormEntry<never, unknown>>>;

/** Names of a form's fields. */
export type NameIn<Fields extends FormFields> = keyof Fields & string;

/** Stored values from which a form is filled. */
export type StoredIn<Fields extends FormFields> = {
  readonly [Name in keyof Fields as StoredName<Fields, Name>]: Fields[Name] extends {
    write(stored: infer Stored): unknown;
  }
    ? Stored
    : never;
};

type StoredName<Fields extends FormFields, Name extends keyof Fields> = Fields[Name] extends {
  stored: infer Stored extends string;
}
  ? Stored
  : Name;

/** Values that a form sends, by their names in the call. */
export type SentBy<Fields extends FormFields> = {
  [Name in keyof Fields as SentName<Fields, Name>]: Fields[Name] extends FormEntry<never, infer Value> ? Value : never;
};

type SentName<Fields extends FormFields, Name extends keyof Fields> = Fields[Name] extends {
  sends: infer Sent extends string;
}
  ? Sent
  : Name;

/**
 * Declares a form of the administration once. Derived from it: its values and labels, its controls, the values that it sends, and
 * which of its fields shows a refusal. A control holds text, which its field turns into a value or refuses, so that nothing
 * unreadable is ever sent.
 */
export function declareForm<const Fields extends FormFields>(fields: Fields): Fields {
  return fields;
}

/** The field, with another name in the call. */
export function sentAs<const Name extends string, Stored, Value>(
  sends: Name,
  entry: FormEntry<Stored, Value>,
): FormEntry<Stored, Value> & { readonly sends: Name } {
  return { ...entry, sends };
}

/** The field, with another name in the stored record. */
export function storedAs<const Name extends string, Stored, Value>(
  stored: Name,
  entry: FormEntry<Stored, Value>,
): FormEntry<Stored, Value> & { readonly stored: Name } {
  return { ...entry, stored };
}

export function namesIn<Fields extends FormFields>(fields: Fields): NameIn<Fields>[] {
  return Object.keys(fields);
}

/** Texts of the controls for stored values; an unselected checkbox is missing, and a value that is not stored is empty. */
export function textsFor<Fields extends FormFields>(fields: Fields, stored: StoredIn<Fields>): FormValues {
  return written(fields, stored, () => '');
}

/** Texts of the controls for a new record. */
export function freshTexts<Fields extends FormFields>(fields: Fields, stored: Partial<StoredIn<Fields>>): FormValues {
  return written(fields, stored, ({ fresh }) => fresh);
}

/** Texts of the controls after somebody else has saved some of the values; controls without one keep these texts. */
export function textsAfter<Fields extends FormFields>(
  fields: Fields,
  stored: Partial<StoredIn<Fields>>,
  seen: FormValues,
): FormValues {
  return written(fields, stored, (entry, name) => ((entry.stored ?? name) in stored ? '' : seen[name]));
}

function written(
  fields: FormFields,
  stored: object,
  otherwise: (entry: FormEntry<never, unknown>, name: string) => string | undefined,
): FormValues {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, entry]) => {
      const value = values.get(entry.stored ?? name);
      const text = value === undefined ? otherwise(entry, name) : entry.write(value as never); // a value of its own field
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** The fields that can't be read, with their reasons. */
export function unreadIn<Fields extends FormFields>(fields: Fields, texts: FormValues): FormErrors<NameIn<Fields>> {
  const errors: FormErrors<NameIn<Fields>> = {};
  for (const name of namesIn(fields)) {
    const reading = readingIn(fields, name, texts);
    if ('refusal' in reading) errors[name] = reading.refusal;
  }
  return errors;
}

/** Reads a field of a form. */
export function readingIn<Fields extends FormFields, Name extends NameIn<Fields>>(
  fields: Fields,
  name: Name,
  texts: FormValues,
): ReturnType<Fields[Name]['read']> {
  const textOf: TextOf = (other) => texts[other] ?? '';
  const entry: FormEntry<never, unknown> = fields[name] as Fields[Name]; // the names are those of the fields
  return entry.read(textOf(name), textOf) as ReturnType<Fields[Name]['read']>;
}

/** Values that a readable form sends. @throws {RangeError} if a field can't be read */
export function valuesIn<Fields extends FormFields>(fields: Fields, texts: FormValues): SentBy<Fields> {
  const sent = namesIn(fields).map((name) => {
    const reading = readingIn(fields, name, texts);
    if ('refusal' in reading) throw new RangeError(`The field ${name} can't be read.`);
    return [fields[name]?.sends ?? name, reading.value];
  });
  return Object.fromEntries(sent) as SentBy<Fields>; // each value was read by its own field
}

/** The field that shows the refusal of a value: 'companyIds.1' is in 'companies'. */
export function fieldOf<Fields extends FormFields>(fields: Fields, refused: string): string {
  if (refused in fields) return refused;
  const [head] = refused.split('.');
  return namesIn(fields).find((name) => (fields[name]?.sends ?? name) === head) ?? refused;
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

import type { FormErrors } from '../texts/wording.ts';
import type { RuleMessage } from '#shop/base/messages/message.ts';
import type { FormValues } from './save-answer.ts';

// The fields of a form, each declared once. A control holds text, which its field turns into a value or refuses, so that nothing
// unreadable is ever sent. Forms of the administration also declare their controls (web/administration/forms/declare-form.ts).

/** The text of another field by its name; empty if it is missing. */
export type TextOf = (name: string) => string;

/** Text of a control as a value, or the reason why it is none. */
export type Reading<Value> = { readonly value: Value } | { readonly refusal: RuleMessage };

/** A field of a form: how a stored value becomes its text, and that text the value to send. */
export interface TypedField<Stored, Value> {
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

export type TypedFields = Readonly<Record<string, TypedField<never, unknown>>>;

/** Names of a form's fields. */
export type NameIn<Fields extends TypedFields> = keyof Fields & string;

/** Stored values from which a form is filled. */
export type StoredIn<Fields extends TypedFields> = {
  readonly [Name in keyof Fields as StoredName<Fields, Name>]: Fields[Name] extends {
    write(stored: infer Stored): unknown;
  }
    ? Stored
    : never;
};

type StoredName<Fields extends TypedFields, Name extends keyof Fields> = Fields[Name] extends {
  stored: infer Stored extends string;
}
  ? Stored
  : Name;

/** Values that a form sends, by their names in the call. */
export type SentBy<Fields extends TypedFields> = {
  [Name in keyof Fields as SentName<Fields, Name>]: Fields[Name] extends TypedField<never, infer Value> ? Value : never;
};

type SentName<Fields extends TypedFields, Name extends keyof Fields> = Fields[Name] extends {
  sends: infer Sent extends string;
}
  ? Sent
  : Name;

/** The field, with another name in the call. */
export function sentAs<const Name extends string, Entry extends TypedField<never, unknown>>(
  sends: Name,
  entry: Entry,
): Entry & { readonly sends: Name } {
  return { ...entry, sends };
}

/** The field, with another name in the stored record. */
export function storedAs<const Name extends string, Entry extends TypedField<never, unknown>>(
  stored: Name,
  entry: Entry,
): Entry & { readonly stored: Name } {
  return { ...entry, stored };
}

export function namesIn<Fields extends TypedFields>(fields: Fields): NameIn<Fields>[] {
  return Object.keys(fields);
}

/** Texts of the controls for stored values; an unselected checkbox is missing, and a value that is not stored is empty. */
export function textsFor<Fields extends TypedFields>(fields: Fields, stored: StoredIn<Fields>): FormValues {
  return written(fields, stored, () => '');
}

/** Texts of the controls for a new record. */
export function freshTexts<Fields extends TypedFields>(fields: Fields, stored: Partial<StoredIn<Fields>>): FormValues {
  return written(fields, stored, ({ fresh }) => fresh);
}

/** Texts of the controls after somebody else has saved some of the values; controls without one keep these texts. */
export function textsAfter<Fields extends TypedFields>(
  fields: Fields,
  stored: Partial<StoredIn<Fields>>,
  seen: FormValues,
): FormValues {
  return written(fields, stored, (entry, name) => ((entry.stored ?? name) in stored ? '' : seen[name]));
}

function written(
  fields: TypedFields,
  stored: object,
  otherwise: (entry: TypedField<never, unknown>, name: string) => string | undefined,
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
export function unreadIn<Fields extends TypedFields>(fields: Fields, texts: FormValues): FormErrors<NameIn<Fields>> {
  const errors: FormErrors<NameIn<Fields>> = {};
  for (const name of namesIn(fields)) {
    const reading = readingIn(fields, name, texts);
    if ('refusal' in reading) errors[name] = reading.refusal;
  }
  return errors;
}

/** Reads a field of a form. */
export function readingIn<Fields extends TypedFields, Name extends NameIn<Fields>>(
  fields: Fields,
  name: Name,
  texts: FormValues,
): ReturnType<Fields[Name]['read']> {
  const textOf: TextOf = (other) => texts[other] ?? '';
  const entry: TypedField<never, unknown> = fields[name] as Fields[Name]; // the names are those of the fields
  return entry.read(textOf(name), textOf) as ReturnType<Fields[Name]['read']>;
}

/** Values that a readable form sends. @throws {RangeError} if a field can't be read */
export function valuesIn<Fields extends TypedFields>(fields: Fields, texts: FormValues): SentBy<Fields> {
  const sent = namesIn(fields).map((name) => {
    const reading = readingIn(fields, name, texts);
    if ('refusal' in reading) throw new RangeError(`The field ${name} can't be read.`);
    return [fields[name]?.sends ?? name, reading.value];
  });
  return Object.fromEntries(sent) as SentBy<Fields>; // each value was read by its own field
}

/** The field that shows the refusal of a value: 'companyIds.1' is in 'companies'. */
export function fieldOf<Fields extends TypedFields>(fields: Fields, refused: string): string {
  if (refused in fields) return refused;
  const [head] = refused.split('.');
  return namesIn(fields).find((name) => (fields[name]?.sends ?? name) === head) ?? refused;
}

/** Texts of all fields of a form. */
export type TextsOf<Fields extends TypedFields> = Readonly<Record<NameIn<Fields>, string>>;

/** All texts of a submitted form, without spaces around them; an unselected checkbox is empty. */
export function textsIn<Fields extends TypedFields>(fields: Fields, form: FormData): TextsOf<Fields> {
  return each(fields, (name) => String(form.get(name) ?? '').trim());
}

/** All texts of a form for stored values; empty: nothing, or an unselected checkbox. */
export function filledTexts<Fields extends TypedFields>(
  fields: Fields,
  stored: Partial<StoredIn<Fields>>,
): TextsOf<Fields> {
  const texts = freshTexts(fields, stored);
  return each(fields, (name) => texts[name] ?? '');
}

function each<Fields extends TypedFields>(fields: Fields, textOf: (name: NameIn<Fields>) => string): TextsOf<Fields> {
  return Object.fromEntries(namesIn(fields).map((name) => [name, textOf(name)])) as TextsOf<Fields>; // all of them
}

export const text: TypedField<string, string> = { write: (value) => value, read: (typed) => ({ value: typed }) };

/** A selected row, or one of a few numbers; null: none. Its rule refuses any other. */
export const choice: TypedField<number | null, number | null> = {
  write: (id) => String(id ?? ''),
  read: (typed) => ({ value: typed === '' ? null : Number(typed) }),
};

export const tick: TypedField<boolean, boolean> = {
  write: (isTicked) => (isTicked ? 'on' : undefined),
  read: (typed) => ({ value: typed === 'on' }),
};

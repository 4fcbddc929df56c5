import { isLanguage, type Language } from '#texts/languages.ts';

/** A field of a payload: recognises its value. Browsers read the table of effects, therefore it needs no zod. */
export type PayloadField<Value> = (value: unknown) => value is Value;

type ValueOf<Field> = Field extends PayloadField<infer Value> ? Value : never;

/** The payload that has these fields. */
export type PayloadOf<Fields> = {
  [Name in keyof Fields as undefined extends ValueOf<Fields[Name]> ? never : Name]: ValueOf<Fields[Name]>;
} & { [Name in keyof Fields as undefined extends ValueOf<Fields[Name]> ? Name : never]?: ValueOf<Fields[Name]> };

export const id: PayloadField<number> = (value): value is number => Number.isInteger(value);

export const ids: PayloadField<readonly number[]> = (value) => Array.isArray(value) && value.every((each) => id(each));

export const texts: PayloadField<readonly string[]> = (value) =>
  Array.isArray(value) && value.every((each) => text(each));

export const text: PayloadField<string> = (value) => typeof value === 'string';

export const flag: PayloadField<boolean> = (value) => typeof value === 'boolean';

/** null: there is none. */
export const idOrNull: PayloadField<number | null> = (value) => value === null || id(value);

/** Language of the requesting page; the account's own language takes precedence (N2). */
export const pageLanguage: PayloadField<Language | undefined> = (value) =>
  value === undefined || (typeof value === 'string' && isLanguage(value));

export const oneOf =
  <const Word extends string>(...words: readonly Word[]): PayloadField<Word> =>
  (value): value is Word =>
    words.some((word) => word === value);

export const someOf =
  <const Word extends string>(...words: readonly Word[]): PayloadField<readonly Word[]> =>
  (value): value is readonly Word[] =>
    Array.isArray(value) && value.every(oneOf(...words));

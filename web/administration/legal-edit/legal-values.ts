import { LEGAL_KINDS } from '#shop/kernel/legal-kind.ts';
import type { StoredLegalVersion } from '#shop/legal/paths.ts';
import { type LegalText, legalTextRefusal } from '#shop/legal/legal-rules.ts';
import { type Language, languages } from '#texts/languages.ts';
import type { FormErrors } from '../../texts/wording.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import type { FormField } from '../forms/form-field.ts';
import { languageName } from '../staff-figures.ts';

export const LANGUAGES = Object.keys(languages) as Language[];

/** The field of a text. */
export const textField = (language: Language) => `text-${language}`;

/** The texts of the form. */
export const textFields = (): readonly FormField[] =>
  LANGUAGES.map((language) => ({ name: textField(language), label: languageName(language) }));

export function valuesOf({ kind, says }: Pick<StoredLegalVersion, 'kind' | 'says'>): FormValues {
  return { kind, ...Object.fromEntries(says.map(({ language, text }) => [textField(language), text])) };
}

/** Every language, so that an emptied text is removed. */
export function saysOf(typed: FormValues): LegalText[] {
  return LANGUAGES.map((language) => ({ language, text: typed[textField(language)] ?? '' }));
}

/** Refusals that can be told without the server. */
export function textErrors(typed: FormValues): FormErrors<string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const refusal = legalTextRefusal(typed[textField(language)] ?? '');
      return refusal === null ? [] : [[textField(language), refusal] as const];
    }),
  );
}

export const kindIn = (text: string | undefined) => LEGAL_KINDS.find((kind) => kind === text) ?? 'terms';

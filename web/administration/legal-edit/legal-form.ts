import { LEGAL_KINDS } from '#shop/base/kernel/legal-kind.ts';
import type { StoredLegalVersion } from '#shop/people/legal/paths.ts';
import { LEGAL_TEXT_MAX, type LegalText, legalTextRefusal } from '#shop/people/legal/legal-rules.ts';
import { type Language, languages } from '#texts/languages.ts';
import { declareForm, type FormEntry } from '../forms/declare-form.ts';
import { lines, oneOf } from '../forms/form-kinds.ts';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export const LANGUAGES = Object.keys(languages) as Language[];

/** The field of a text. */
export const textField = (language: Language) => `text-${language}`;

/** The texts of a version in all languages, refused as the call would. */
export const legalForm = declareForm({
  kind: oneOf('legal-pages.page', LEGAL_KINDS, (kind) => t(`legal.${kind}`)),
  ...Object.fromEntries(LANGUAGES.map((language) => [textField(language), legalText(language)])),
});

function legalText(language: Language): FormEntry<string, string> {
  return {
    ...lines(() => languageName(language), 12, { input: { lang: language, maxLength: LEGAL_TEXT_MAX } }),
    read: (text) => {
      const refusal = legalTextRefusal(text);
      return refusal === null ? { value: text } : { refusal };
    },
  };
}

/** A version by the names of its form's fields. */
export function legalRecord<Version extends Pick<StoredLegalVersion, 'kind' | 'says'>>(version: Version) {
  return { ...version, ...Object.fromEntries(version.says.map(({ language, text }) => [textField(language), text])) };
}

/** Every language, so that an emptied text is removed. */
export function saysOf(values: Readonly<Record<string, unknown>>): LegalText[] {
  return LANGUAGES.map((language) => ({ language, text: String(values[textField(language)]) }));
}

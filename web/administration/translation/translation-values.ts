import type { TranslatedText, TranslationSave } from '#shop/shopfront/translations/paths.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#texts/translated-languages.ts';
import { renameFields } from '../../forms/refused-form.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { type FormField, seenValues } from '../forms/form-field.ts';
import { languageName } from '../staff-figures.ts';

/** The field of a translation, by text and language. */
export function translationField(key: string, language: TranslatedLanguage): string {
  return `${key}.${language}`;
}

const versionField = (key: string) => `${key}.version`;

/** Values of the form. */
export function valuesOf(texts: readonly Pick<TranslatedText, 'key' | 'says'>[]): FormValues {
  return Object.fromEntries(
    texts.flatMap(({ key, says }) =>
      TRANSLATED_LANGUAGES.map((language) => [
        translationField(key, language),
        says.find((said) => said.language === language)?.text ?? '',
      ]),
    ),
  );
}

/** Each text is saved with its own version. */
export function versionsOf(texts: readonly Pick<TranslatedText, 'key' | 'version'>[]): Record<string, number> {
  return Object.fromEntries(texts.map(({ key, version }) => [versionField(key), version]));
}

/** Labels of all fields, for a conflict with a colleague's save. */
export function fieldsOfTexts(texts: readonly TranslatedText[]): FormField[] {
  return texts.flatMap(({ key, english }) =>
    TRANSLATED_LANGUAGES.map((language) => ({
      name: translationField(key, language),
      label: `${shorten(english)}: ${languageName(language)}`,
    })),
  );
}

function shorten(english: string): string {
  return english.length > 40 ? `${english.slice(0, 40).trimEnd()} …` : english;
}

/** Translations that differ from the initial values of the form. */
export function changedTexts(typed: FormValues): TranslationSave[] {
  const seen = seenValues(typed);
  const keys = new Set(Object.keys(typed).flatMap((name) => /^([\da-f]{32})\./.exec(name)?.[1] ?? []));
  return [...keys].flatMap((key) => {
    const says = TRANSLATED_LANGUAGES.flatMap((language) => {
      const name = translationField(key, language);
      const text = asLines(typed[name]);
      return text === undefined || text === asLines(seen[name]) ? [] : [{ language, text }];
    });
    return says.length === 0 ? [] : [{ key, says, version: Number(typed[versionField(key)] ?? 0) }];
  });
}

/** A form changes line endings. */
function asLines(text: string | undefined): string | undefined {
  return text?.replaceAll('\r\n', '\n');
}

/** A refusal with its fields under their form names: 'texts.0.says.de' is that of the first text sent. */
export function refusalOfTexts(refusal: Refusal, sent: readonly TranslationSave[]): Refusal {
  return renameFields(refusal, (field) => {
    const [, index = '', , language = ''] = field.split('.');
    const text = sent[Number(index)];
    const of = TRANSLATED_LANGUAGES.find((each) => each === language) ?? text?.says[Number(language)]?.language;
    return text === undefined || of === undefined ? field : translationField(text.key, of);
  });
}

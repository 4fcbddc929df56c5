import type { TranslatedText, TranslationSave } from '#shop/shopfront/translations/paths.ts';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { lines } from '../forms/form-kinds.ts';
import { lineEnds, seenValues } from '../forms/form-field.ts';
import { declareRows, versionOf } from '../forms/form-rows.ts';
import { languageName } from '../staff-figures.ts';

/** Texts with their translations, by their keys. */
export const translationRows = declareRows('', () =>
  declareForm(
    Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, lines(() => languageName(language), 1)])),
  ),
);

/** Stored translations by the names of the form's fields. */
export function translationsOf(texts: readonly Pick<TranslatedText, 'key' | 'says'>[]) {
  return translationRows.stored(
    texts.map(({ key, says }) => [key, Object.fromEntries(says.map(({ language, text }) => [language, text]))]),
  );
}

/** The translations of these rows that differ from the initial values of the form. */
export function changedTexts(typed: FormValues, rows: readonly string[]): TranslationSave[] {
  const seen = seenValues(typed);
  return rows.map((key) => {
    const says = TRANSLATED_LANGUAGES.flatMap((language) => {
      const name = translationRows.cell(key, language);
      const text = lineEnds(typed[name] ?? '');
      return text === lineEnds(seen[name] ?? '') ? [] : [{ language, text }];
    });
    return { key, says, version: versionOf(typed, key) };
  });
}

/** The field of a refusal: 'texts.0.says.de', or 'texts.0.says.1.text' by the place of the language. */
export function translationField(sent: readonly TranslationSave[]) {
  const inRow = translationRows.fieldIn(
    'texts',
    sent.map(({ key }) => key),
  );
  return (refused: string): string => {
    const [list, index = '', , language = ''] = refused.split('.');
    return inRow(`${list}.${index}.${sent[Number(index)]?.says[Number(language)]?.language ?? language}`);
  };
}

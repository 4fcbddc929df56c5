import { isLanguage } from '#texts/languages.ts';
import { languageName } from '../staff-figures.ts';
import { isFieldWord, t } from '../staff-text.ts';

/** What somebody did, as the histories say it; what there is no word for stays as it is stored. */
export function actionWords(action: string): string {
  const key = `audit.action.${action}`;
  return isFieldWord(key) ? t(key) : action;
}

/** A field as its label says it; one without: 'priceClass' is 'price class', and the unit of a number is not a word of it. */
export function fieldWords(name: string): string {
  if (isLanguage(name)) return t('audit.in-language', { language: languageName(name) }); // of a translation (N3)
  const [, thing = name, part = ''] = /^(\S+)( .+)?$/.exec(name) ?? []; // 'quantity DB-0150, 25 mm', of a corrected line
  for (const key of [`audit.field.${thing}`, `audit.field.${thing.replace(UNIT, '')}`])
    if (isFieldWord(key)) return `${t(key)}${part}`;
  return name.replace(UNIT, '').replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What a name says of its number: how many make one, and how many places are written at least. */
export const UNIT = /(?:Minor|Micros)$/;

import { isLanguage } from '#texts/languages.ts';
import { languageName } from '../staff-figures.ts';
import { isFieldWord, t } from '../staff-text.ts';

/** Translates an action for the histories; an unknown one stays as stored. */
export function actionWords(action: string): string {
  const key = `audit.action.${action}`;
  return isFieldWord(key) ? t(key) : action;
}

/** The label of a field; without one, 'priceClass' becomes 'price class', without the unit suffix of a number. */
export function fieldWords(name: string): string {
  if (isLanguage(name)) return t('audit.in-language', { language: languageName(name) }); // for a translation (N3)
  const [, thing = name, part = ''] = /^(\S+)( .+)?$/.exec(name) ?? []; // 'quantity DB-0150, 25 mm', for a corrected line
  for (const key of [`audit.field.${thing}`, `audit.field.${thing.replace(UNIT, '')}`])
    if (isFieldWord(key)) return `${t(key)}${part}`;
  return name.replace(UNIT, '').replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Texts of other screens for the values of a field. */
const SCREEN_TEXT_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  state: ['queue.state', 'returned.state'],
  status: ['customers', 'staff-company.status'],
  memberRole: ['staff-company.role'],
  kind: ['stock.kind', 'filed.kind'],
  document: ['filed.kind'],
  unit: ['product.unit'],
};

/** The label of a stored value; null: the value is shown as it is. */
export function valueWord(name: string, value: unknown): string | null {
  for (const place of [`audit.value.${name}`, ...(SCREEN_TEXT_PREFIXES[name] ?? [])]) {
    const key = `${place}.${String(value)}`;
    if (isFieldWord(key)) return t(key);
  }
  return null;
}

/** Unit in the name of a number: its factor, and the minimum of decimal places. */
export const UNIT = /(?:Minor|Micros)$/;

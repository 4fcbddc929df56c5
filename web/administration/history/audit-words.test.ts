import { afterEach, expect, test } from 'vitest';
import { CHANGED_THINGS } from '#shop/trade/order-versions/order-version.ts';
import { readPageLanguageBy } from '../../texts/page-language.ts';
import { isFieldWord } from '../staff-text.ts';
import { fieldWords, valueWord } from './audit-words.ts';

afterEach(() => readPageLanguageBy(() => undefined));

test.each([
  ['quantity', 'Menge'],
  ['quantity TT-1015-25, 25 mm', 'Menge TT-1015-25, 25 mm'],
  ['added DB-0150', 'neu DB-0150'],
  ['deliveryMinor', 'Versandkosten'],
  ['totalMinor', 'Gesamtbetrag'],
  ['usdMinor', 'Preis in Dollar'],
  ['somethingElseMinor', 'something else'],
])('a changed field has its German name: %s', (name, words) => {
  readPageLanguageBy(() => 'de');
  expect(fieldWords(name)).toBe(words);
});

test('every correctable part of an order has a word (L5)', () => {
  expect(CHANGED_THINGS.filter((what) => !isFieldWord(`audit.field.${what}`))).toEqual([]);
});

test.each([
  ['state', 'partly-sent', 'Teilweise versandt'],
  ['state', 'withdrawn', 'Zurückgezogen'],
  ['status', 'inactive', 'Inaktiv'],
  ['memberRole', 'reader', 'Nur Lesen'],
  ['kind', 'correction', 'Korrektur'],
  ['kind', 'credit-note', 'Gutschrift'],
  ['currency', 2, 'Pfund'],
  ['town', 'new', null],
])('a coded value is shown in German as on the screens: %s %s', (name, value, word) => {
  readPageLanguageBy(() => 'de');
  expect(valueWord(name, value)).toBe(word);
});

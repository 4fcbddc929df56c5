import { expect, test } from 'vitest';
import { localizeStoreTexts } from './localize-store-texts.ts';

const says = { de: { 'Monday to Friday': 'Montag bis Freitag', Europe: 'Europa' } };
const offices = [
  { region: 'Europe', hours: 'Monday to Friday', lines: ['12 Registration Way', 'Europe'], place: { zoom: 14 } },
];

test('the store’s texts are shown in a language that its file has, text by text (N1)', () => {
  expect(localizeStoreTexts(offices, { says }, 'de')).toEqual([
    { region: 'Europa', hours: 'Montag bis Freitag', lines: ['12 Registration Way', 'Europa'], place: { zoom: 14 } },
  ]);
});

test('and in English where it has none', () => {
  expect(localizeStoreTexts(offices, { says }, 'fr')).toBe(offices);
  expect(localizeStoreTexts(offices, { says }, 'en')).toBe(offices);
});

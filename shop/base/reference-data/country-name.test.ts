import { expect, test } from 'vitest';
import { countriesIn, countryName } from './country-name.ts';
import { firstCountries } from './first-countries.ts';

const [egypt, germany, albania] = [67, 85, 3].map((id) => firstCountries().find((country) => country.id === id));

test.for([
  ['en', 'Germany'],
  ['de', 'Deutschland'],
  ['fr', 'Allemagne'],
  ['it', 'Germania'],
  ['es', 'Alemania'],
] as const)('in %s Germany is %s (N1)', ([language, name]) => {
  expect(countryName({ iso2: 'DE', name: 'Germany' }, language)).toBe(name);
});

test('every country of the list has a name in every language, and English keeps the list unchanged (N1)', () => {
  for (const country of firstCountries()) {
    expect(countryName(country, 'en')).toBe(country.name);
    for (const language of ['de', 'fr', 'it', 'es'] as const)
      expect(countryName(country, language)).not.toMatch(/^[A-Z]{2}$/);
  }
});

test('a list is sorted by the rules of its language', () => {
  const list = [germany, albania, egypt].flatMap((country) => country ?? []);
  expect(countriesIn(list, 'de').map(({ name }) => name)).toEqual(['Ägypten', 'Albanien', 'Deutschland']);
});

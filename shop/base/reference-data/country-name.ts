import type { Language } from '#texts/languages.ts';
import type { Country } from './country.ts';

const made = new Map<Language, Intl.DisplayNames>();

/** Name of a country in a language (N1); in English from the shop's own list. */
export function countryName({ iso2, name }: Pick<Country, 'iso2' | 'name'>, language: Language): string {
  if (language === 'en') return name;
  const names = made.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  made.set(language, names);
  return names.of(iso2) ?? name;
}

/** Name of a country by its English name; an unknown one is unchanged. */
export function countryCalled(english: string, countries: Iterable<Country>, language: Language): string {
  const country = [...countries].find(({ name }) => name === english);
  return country === undefined ? english : countryName(country, language);
}

/** Countries named in a language, in its sort order: Ägypten before Albanien. */
export function countriesIn(countries: readonly Country[], language: Language): Country[] {
  return countries
    .map((country) => ({ ...country, name: countryName(country, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

import { giveExample, integer, text, wireRecord } from '../../base/wire/wire-format.ts';
import type { Country } from '../../base/reference-data/country.ts';

export const countryWire = wireRecord<Country>('Country', [
  ['id', 'countryID', integer],
  ['name', 'name', giveExample('United Kingdom', text)],
  ['continent', 'cont', text],
  ['iso2', 'iso2', text],
]);

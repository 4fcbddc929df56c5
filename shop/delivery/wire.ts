import { integer, text, wireRecord } from '../wire-format.ts';
import type { Country } from './country.ts';

export const countryWire = wireRecord<Country>('Country', [
  ['id', 'countryID', integer],
  ['name', 'name', text],
  ['continent', 'cont', text],
  ['iso2', 'iso2', text],
]);

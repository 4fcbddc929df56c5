import { expect, test } from 'vitest';
import { addressInWords } from './address-in-words.ts';

const COUNTRIES = [
  { id: 85, name: 'Germany', continent: 'Europe', iso2: 'DE' },
  { id: 247, name: 'United Kingdom', continent: 'Europe', iso2: 'GB' },
  { id: 248, name: 'United States', continent: 'North America', iso2: 'US' },
] as const;

test.each([
  [
    'fr',
    'Wareneingang\nFabrikstrasse 18\nDresden\n01067\nGermany',
    'Wareneingang\nFabrikstrasse 18\n01067 Dresden\nAllemagne',
  ],
  [
    'de',
    'Goods In\n4 Dock Road\nMerseyside\nCH41 1AA\nUnited Kingdom',
    'Goods In\n4 Dock Road\nMerseyside\nCH41 1AA\nVereinigtes Königreich',
  ],
  [
    'it',
    'Receiving\n12 Mill Road\nColumbus, OH\n43299\nUnited States',
    'Receiving\n12 Mill Road\nColumbus, OH 43299\nStati Uniti',
  ],
  ['es', 'Wareneingang\nFabrikstrasse 18\nDresden\n-\nGermany', 'Wareneingang\nFabrikstrasse 18\nDresden\n-\nAlemania'], // no postcode
  ['de', 'Press Hall 3\nDock Road\nLeeds', 'Press Hall 3\nDock Road\nLeeds'], // as staff wrote it
  ['de', 'Germany', 'Germany'],
] as const)('in %s an address is written as its country does (N1)', (language, address, shown) => {
  expect(addressInWords(address, COUNTRIES, language)).toBe(shown);
});

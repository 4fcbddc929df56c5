import { expect, test } from 'vitest';
import { localizeAddress, localizeAddressParts } from './localize-address.ts';

const COUNTRIES = [
  { id: 85, name: 'Germany', continent: 'Europe', iso2: 'DE' },
  { id: 113, name: 'Japan', continent: 'Asia', iso2: 'JP' },
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
  [
    'de',
    'Haruka Onodera\n4-12-6 Shibaura\nMinato-ku\nTokyo\n108-0023\nJapan',
    'Haruka Onodera\n4-12-6 Shibaura\nMinato-ku\nTokyo 108-0023\nJapan',
  ],
  ['es', 'Wareneingang\nFabrikstrasse 18\nDresden\n-\nGermany', 'Wareneingang\nFabrikstrasse 18\nDresden\n-\nAlemania'], // no postcode
  ['de', 'Press Hall 3\nDock Road\nLeeds', 'Press Hall 3\nDock Road\nLeeds'], // free text by staff
  ['de', 'Germany', 'Germany'],
] as const)('in %s an address is in its country’s format (N1)', (language, address, shown) => {
  expect(localizeAddress(address, COUNTRIES, language)).toBe(shown);
});

const countryById = new Map(COUNTRIES.map((country) => [country.id, country]));

test('an address in parts gets its country’s name and order (N1)', () => {
  const columbus = { region: 'Columbus, OH', postcode: '43085', countryId: 248, countryName: 'United States' };
  expect(localizeAddressParts(columbus, { countryById }, 'fr')).toEqual({
    ...columbus,
    countryName: 'États-Unis',
    townLines: ['Columbus, OH 43085'],
  });
});

test('a company’s has a town, and no country name if none is shown', () => {
  const company = { town: 'Dresden', postcode: '01067', countryId: 85 };
  expect(localizeAddressParts(company, { countryById }, 'it')).toEqual({ ...company, townLines: ['01067 Dresden'] });
});

test('an address in an unknown country stays unchanged', () => {
  const placed = { region: 'Strelsau', postcode: '1', countryId: 9999, countryName: 'Ruritania' };
  expect(localizeAddressParts(placed, { countryById }, 'de')).toBe(placed);
});

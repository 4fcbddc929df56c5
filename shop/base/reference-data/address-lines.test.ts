import { expect, test } from 'vitest';
import { addressLines, inOneLine } from './address-lines.ts';

const address = {
  contactName: 'Warenannahme',
  line1: 'Fabrikstrasse 18',
  line2: '',
  region: 'Dresden',
  postcode: '01067',
  countryName: 'Germany',
};

test('an address is shown line by line as entered, without the empty lines', () => {
  expect(addressLines(address)).toEqual(['Warenannahme', 'Fabrikstrasse 18', 'Dresden', '01067', 'Germany']);
});

test('and in the order of its country if that is known (N1)', () => {
  expect(addressLines({ ...address, countryName: 'Allemagne', townLines: ['01067 Dresden'] })).toEqual([
    'Warenannahme',
    'Fabrikstrasse 18',
    '01067 Dresden',
    'Allemagne',
  ]);
});

test('a company’s has a town, and may have no contact and no country', () => {
  const company = { line1: 'Unit 4', line2: 'Dock Road', town: 'Birkenhead', postcode: 'CH41 1AA' };
  expect(inOneLine(addressLines(company))).toBe('Unit 4, Dock Road, Birkenhead, CH41 1AA');
});

test('an order’s lines are shown without the empty ones', () => {
  expect(inOneLine('Goods In\n\nLeeds'.split('\n'))).toBe('Goods In, Leeds');
});

import { expect, test } from 'vitest';
import { addressInShort } from './address-text.ts';

test.for([
  ['town and postcode apart', 'Ann Lee\n12 Quay\nUnit 3\nLeeds\nLS1 4AP\nUnited Kingdom', 'Ann Lee, 12 Quay, Leeds'],
  ['without a second line', 'Ann Lee\n12 Quay\nLeeds\nLS1 4AP\nUnited Kingdom', 'Ann Lee, 12 Quay, Leeds'],
  [
    'town and postcode together',
    'Wareneingang\nFabrikstr. 18\nHalle 2\n01067 Dresden\nDeutschland',
    'Wareneingang, Fabrikstr. 18, 01067 Dresden',
  ],
  ['only a contact', 'Ann Lee', 'Ann Lee'],
] as const)('the order history names contact, first line and town: %s (A26)', ([, kept, short]) => {
  expect(addressInShort(kept)).toBe(short);
});

import { expect, test } from 'vitest';
import { homeImageAudience, homeImageCountry } from './home-image-country.ts';

test.each([
  ['admin contact 1 (Europe)', 1, 2],
  ['admin contact 2 (USA)', 2, 1],
  ['no admin contact', 0, 3],
  ['any other number', 7, 3],
  ['a visitor', null, 3],
])('%s sees the images of one column (A7)', (_, adminContact, country) => {
  expect(homeImageCountry(adminContact)).toBe(country);
});

test('each column says who sees it (D26)', () => {
  expect(homeImageAudience(homeImageCountry(1))).toBe('europe');
  expect(homeImageAudience(homeImageCountry(2))).toBe('usa');
  expect(homeImageAudience(homeImageCountry(null))).toBe('others');
});

import { expect, test } from 'vitest';
import { embeddedMap, mapPage } from './map-address.ts';

const LEEDS = { latitude: 53.7801, longitude: -1.5446, zoom: 14 };

test('the map of an office shows its surroundings, with a marker on it (A30)', () => {
  expect(mapPage(LEEDS)).toBe('https://www.openstreetmap.org/?mlat=53.7801&mlon=-1.5446#map=14/53.7801/-1.5446');
  const { searchParams } = new URL(embeddedMap(LEEDS));
  expect(searchParams.get('bbox')).toBe('-1.57756,53.76362,-1.51164,53.79658');
  expect(searchParams.get('marker')).toBe('53.7801,-1.5446');
});

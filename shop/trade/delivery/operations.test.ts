import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';

test('every country by name, with its continent; no session is needed (D31)', async ({ shop }) => {
  const { body, headers } = await shop.api.get('/api/Country/GetAllCountries');
  expect(headers['x-total-count']).toBe(String(body.length));
  expect(body.length).toBeGreaterThan(240);
  expect(body[0]).toEqual({ countryID: 1, name: 'Afghanistan', cont: 'Asia', iso2: 'AF' });
  const page = await shop.api.get('/api/country/getallcountries?page=2&pageSize=10');
  expect(page.body).toEqual(body.slice(10, 20));
});

test('one country', async ({ shop }) => {
  const { body } = await shop.api.get('/api/Country/GetCountryByCountryID/247');
  expect(body).toEqual({ countryID: 247, name: 'United Kingdom', cont: 'Europe', iso2: 'GB' });
});

test.for([
  ['9999', 404, 'The country was not found.'],
  ['x', 400, 'The number of the country must be a whole number'],
] as const)('country %s: %i', async ([id, status, detail], { shop }) => {
  const answer = await shop.api.get(`/api/Country/GetCountryByCountryID/${id}`);
  expect([answer.status, answer.body.detail]).toEqual([status, detail]);
});

import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';

test('everybody may read the name, both offices and the links of the store, and nothing else of it (A27, D28)', async ({
  shop,
}) => {
  const answer = await shop.api.get('/api/shop/getstore');
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.body).sort()).toEqual([
    'bankDetails',
    'brandLabel',
    'cutOff',
    'legalPages',
    'links',
    'name',
    'offices',
    'tagline',
    'taxOnScreens',
    'timeZone',
  ]);
  expect(answer.body.offices.map((office: { region: string }) => office.region)).toEqual(['Europe', 'United States']);
});

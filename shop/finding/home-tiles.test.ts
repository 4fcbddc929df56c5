import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';

test('the tiles are the categories flagged for the home page, in menu order, each with a picture (A6, A8)', async ({
  shop,
}) => {
  const { body } = await shop.api.get('/api/Category/GetHomeTiles');
  expect(body.map(({ name }: { name: string }) => name)).toEqual([
    'Tesa Tape',
    'Dr Blades',
    'Anilox Rolls',
    'Consumables',
    'Performance Series',
    'UV Curing',
    'Sleeves',
  ]);
  for (const { imageHash } of body) expect(imageHash).toMatch(/^[\da-f]{16,64}$/);
  expect(body[0].count).toBe(36);
});

test('a regional category has a tile where it is offered (D8)', async ({ shop }) => {
  const us = await shop.as('us@converter.test');
  const { body } = await us.get('/api/Category/GetHomeTiles');
  expect(body.map(({ name }: { name: string }) => name)).toContain('US Warehouse');
});

import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import type { Slide } from './paths.ts';

test('the pictures of the home page with the number of their column (F8)', async ({ shop }) => {
  const { body } = await shop.api.get('/api/HomepageImage/GetAllHomepageImages');
  expect(body).toHaveLength(10);
  expect(body[0]).toEqual({
    homepageImageID: 1,
    homepageImagePath: expect.stringMatching(/^\/images\/home\/[\da-f]+\/1600\.jpg$/),
    homepageUrl: '/search?p=A25EEE32-3624-4A2A-81C6-EDDCC082E151',
    countryID: 1,
    description: expect.stringMatching(/^Shipped from Ohio/),
    version: 1,
  });
});

test('the columns are crossed: USA sees column 1, Europe 2, visitors and staff 3 (A7)', async ({ shop }) => {
  const ids = async (caller: { get: typeof shop.api.get }): Promise<number[]> =>
    (await caller.get('/api/HomePageImage/GetCarousel')).body.map(({ id }: Slide) => id);
  expect(await ids(await shop.as('us@converter.test'))).toEqual([1, 2, 3]);
  expect(await ids(await shop.as('de@converter.test'))).toEqual([4, 5, 6]);
  expect(await ids(shop.api)).toEqual([7, 8, 9, 10]);
  expect(await ids(await shop.asStaff())).toEqual([7, 8, 9, 10]);
});

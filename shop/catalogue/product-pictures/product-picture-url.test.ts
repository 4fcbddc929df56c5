import { expect, test } from 'vitest';
import { shownPicture } from './product-picture-url.ts';

const store = { cloudImages: 'https://images.example/catalogue/' };

test.each([
  ['stored here', { imageHash: 'abc', useCloudImage: false }, { imageHash: 'abc', cloudImageUrl: null }],
  ['nowhere', { imageHash: null, useCloudImage: false }, { imageHash: null, cloudImageUrl: null }],
  [
    'at the image service, even if another one is stored',
    { imageHash: 'abc', useCloudImage: true },
    { imageHash: null, cloudImageUrl: 'https://images.example/catalogue/DB%2F0150%20A.jpg' },
  ],
])('the picture of a part is %s (D10)', (_, picture, shown) => {
  expect(shownPicture({ name: 'DB/0150 A', ...picture }, store)).toEqual(shown);
});

import { pictureUrl } from '../documents/picture.ts';
import { integer, text, wireRecord } from '../wire-format.ts';
import type { HomeImage } from './home-image.ts';

export const homeImageWire = wireRecord<HomeImage>('HomePageImage', [
  ['id', 'homepageImageID', integer],
  [({ imageHash }) => pictureUrl('home', imageHash, 1600, 'jpg'), 'homepageImagePath', text],
  ['url', 'homepageUrl', text],
  ['country', 'countryID', integer],
  ['description', 'description', text],
]);

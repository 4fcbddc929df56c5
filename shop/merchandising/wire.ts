import { pictureUrl } from '../pictures/picture.ts';
import { integer, text, wireBody, wireRecord, computed } from '../frame/wire-format.ts';
import type { HomeImageSave, MediaImage } from './editing-paths.ts';
import type { HomeImageCountry } from './home-image-country.ts';
import type { HomeImage } from './home-image.ts';

export const homeImageWire = wireRecord<HomeImage>('HomePageImage', [
  ['id', 'homepageImageID', integer],
  computed(({ imageHash }) => pictureUrl('home', imageHash, 1600, 'jpg'), 'homepageImagePath', text),
  ['url', 'homepageUrl', text],
  ['country', 'countryID', integer],
  ['description', 'description', text],
]);

export const homeImageSaveWire = wireBody<HomeImageSave>('HomePageImageSave', [
  ['id', 'homepageImageID', integer],
  ['url', 'homepageUrl', text],
  ['description', 'description', text],
  ['version', 'version', integer],
]);

export const homeImageUploadWire = wireBody<{ country: HomeImageCountry }>('HomePageImageUpload', [
  ['country', 'countryID', integer],
]);

export const mediaImageWire = wireRecord<MediaImage>('MediaImage', [
  ['id', 'mediaImageID', integer],
  computed(({ imageHash }) => pictureUrl('media', imageHash, 1600, 'jpg'), 'mediaImagePath', text),
  ['country', 'mediaCountry', integer],
  ['description', 'description', text],
]);

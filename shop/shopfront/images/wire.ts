import { pictureUrl } from '../../base/files/picture-keys.ts';
import { z } from 'zod';
import { integer, text, wireBody, wireRecord, writeOnly } from '../../base/wire/wire-format.ts';
import type { HomeImageSave, MediaImage } from './editing-paths.ts';
import type { HomeImageCountry } from './home-image-country.ts';
import type { HomeImage } from './home-image.ts';

/** The address of a picture. */
const pictureIn = (folder: 'home' | 'media') =>
  writeOnly<string>(z.string(), (hash) => pictureUrl(folder, hash, 1600, 'jpg'));

export const homeImageWire = wireRecord<HomeImage>('HomePageImage', [
  ['id', 'homepageImageID', integer],
  ['imageHash', 'homepageImagePath', pictureIn('home')],
  ['url', 'homepageUrl', text],
  ['country', 'countryID', integer],
  ['description', 'description', text],
  ['version', 'version', integer],
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
  ['imageHash', 'mediaImagePath', pictureIn('media')],
  ['country', 'mediaCountry', integer],
  ['description', 'description', text],
]);

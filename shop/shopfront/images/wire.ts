import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { pictureUrl } from '../../base/files/picture-keys.ts';
import { calledOnWire } from '../../base/wire/wire-members.ts';
import { numberOf } from '../../base/wire/wire-values.ts';

/** The address of a picture ← its hash. */
const pictureIn = (folder: 'home' | 'media') =>
  z.codec(z.string(), z.string(), {
    decode: (address) => address,
    encode: (hash) => pictureUrl(folder, hash, 1600, 'jpg'),
  });

const id = calledOnWire('homepageImageID', z.int());
const url = calledOnWire('homepageUrl', z.string());

export const homeImageSchema = z
  .object({
    id,
    imageHash: calledOnWire('homepageImagePath', pictureIn('home')),
    url,
    /** 1 UK, 2 US, 3 default; A7 says who sees which. */
    country: calledOnWire('countryID', numberOf([1, 2, 3])),
    description: z.string(),
    /** Incremented by every save. */
    version: z.int(),
  })
  .meta({ id: 'HomePageImage' });

/** A picture of the home page's carousel. */
export type HomeImage = AnswerOf<typeof homeImageSchema>;

export const homeImageBody = z.object({ id, url, description: z.string(), version: z.int() });

export const homeImageUploadBody = z.object({ country: calledOnWire('countryID', z.int()) });

export const mediaImageSchema = z
  .object({
    id: calledOnWire('mediaImageID', z.int()),
    imageHash: calledOnWire('mediaImagePath', pictureIn('media')),
    /** 1 UK, 2 US, 0 everywhere. */
    country: calledOnWire('mediaCountry', numberOf([0, 1, 2])),
    description: z.string(),
  })
  .meta({ id: 'MediaImage' });

/** A picture for staff to look up (E12). */
export type MediaImage = AnswerOf<typeof mediaImageSchema>;

import type { ListPage, PageRequest } from '../../base/paged-lists/list-page.ts';
import { del, get, post } from '../../base/operations/path.ts';
import type { HomeImageCountry } from './home-image-country.ts';
import type { MediaImage } from './wire.ts';

export type { MediaImage } from './wire.ts';

/** A picture of the home page to save; omitted fields are unchanged. */
export interface HomeImageSave {
  id: number;
  /** Link target: a path of the shop or a full address; empty: none. */
  url?: string | undefined;
  /** Alternative text for screen readers. */
  description?: string | undefined;
  version?: number | undefined;
}

/** For staff. */
export const pictureEditing = {
  /** The given ones, all or none; others are unchanged (D24). Returns 1. */
  saveHomeImages: post<{ images: readonly HomeImageSave[] }, number>('/HomepageImage/SaveHomePageImage'),
  /** Adds a picture to the end of a column (E13). Returns 1. */
  uploadHomeImage: post<{ file: File; country: HomeImageCountry }, number>('/HomepageImage/UploadHomeImage'),
  removeHomeImage: del<{ imageId: number }, number>('/HomepageImage/DeleteHomeImage/{imageId}'),
  mediaImages: get<Partial<PageRequest>, ListPage<MediaImage>>('/MediaImage/GetAllMediaImages'),
};

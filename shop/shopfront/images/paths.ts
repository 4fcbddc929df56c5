import type { ListPage, PageRequest } from '../../base/paged-lists/list-page.ts';
import { get } from '../../base/operations/path.ts';
import type { HomeImage } from './wire.ts';
import type { Slide } from './answers.ts';

export type * from './answers.ts';
export type { HomeImage } from './wire.ts';

export const merchandisingPaths = {
  /** The pictures of all columns, with the column's number (A7). */
  homeImages: get<Partial<PageRequest>, ListPage<HomeImage>>('/HomePageImage/GetAllHomepageImages'),
  /** The pictures for this caller, by the session's adminContact (A7). */
  carousel: get<Record<string, never>, readonly Slide[]>('/HomePageImage/GetCarousel'),
};

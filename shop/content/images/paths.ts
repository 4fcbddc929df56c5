import type { ListPage, PageRequest } from '../../operations/list-page.ts';
import { get } from '../../operations/path.ts';
import type { HomeImage } from './home-image.ts';

/** A picture of the carousel as the home page shows it. */
export interface Slide {
  id: number;
  imageHash: string;
  description: string;
  url: string;
}

export const merchandisingPaths = {
  /** Those of every column, with the column's number (A7). */
  homeImages: get<Partial<PageRequest>, ListPage<HomeImage>>('/HomePageImage/GetAllHomepageImages'),
  /** The pictures that this caller sees, by the session's adminContact (A7). */
  carousel: get<Record<string, never>, readonly Slide[]>('/HomePageImage/GetCarousel'),
};

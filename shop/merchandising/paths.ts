import { get } from '../path.ts';

/** A picture of the carousel as the home page shows it. */
export interface Slide {
  id: number;
  imageHash: string;
  description: string;
  url: string;
}

export const merchandisingPaths = {
  /** The pictures that this caller sees, by the session's adminContact (A7). */
  carousel: get<Record<string, never>, readonly Slide[]>('/HomePageImage/GetCarousel'),
};

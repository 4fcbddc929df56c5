/** A further picture of a product: the first of all is the product's own (A12). */
export interface GalleryPicture {
  id: number;
  imageHash: string;
  /** Read to those who don't see it; empty: the product's name is. */
  alt: string;
}

/** More of them nobody looks at. */
export const MAX_PICTURES = 12;
export const ALT_MAX = 200;

/** An additional picture of a product, after the main one (A12). */
export interface GalleryPicture {
  id: number;
  imageHash: string;
  /** Alternative text; if empty, the product's name. */
  alt: string;
}

/** Maximum number; nobody looks at more. */
export const MAX_PICTURES = 12;
export const ALT_MAX = 200;

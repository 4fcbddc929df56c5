/** Kinds of stored pictures; each is a folder of the file store. */
export const PICTURE_FOLDERS = ['products', 'home', 'media', 'content', 'presses'] as const;
export type PictureFolder = (typeof PICTURE_FOLDERS)[number];

/** The widths in pixels that screens use; others are not made. */
export const PICTURE_WIDTHS = [96, 240, 480, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Key of the uploaded picture in the file store. */
export function pictureKey(folder: PictureFolder, hash: string): string {
  return `pictures/${folder}/${hash}.jpg`;
}

/** The address of a picture in one width. The hash is of its content, so the address can be cached for ever. */
export function pictureUrl(
  folder: PictureFolder,
  hash: string,
  width: PictureWidth,
  format: 'avif' | 'webp' | 'jpg',
): string {
  return `/images/${folder}/${hash}/${width}.${format}`;
}

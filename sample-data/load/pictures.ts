import { createHash } from 'node:crypto';
import type { Files } from '#platform/files.ts';
import { CONTENT_NAMES_KEY } from '#shop/content/content-pictures.ts';
import { pictureKey, type PictureFolder } from '#shop/pictures/picture.ts';
import { drawProduct } from '../draw/product.ts';
import { renderPicture } from '../draw/render.ts';
import { drawMap, drawScene, drawTile, SCENE_NAMES } from '../draw/scenes.ts';
import type { SampleFiles } from '../sample-files.ts';

interface PlannedPicture {
  key: string;
  svg: string;
  widthPx: number;
}

type Words = { scene: string; title: string; line?: string };

/** Which pictures the sample shop has, each named by the hash of its drawing, so that the same drawing is stored once. */
export interface PicturePlan {
  pictures: readonly PlannedPicture[];
  /** Name → hash of the pictures that pages show by name: `category-28`, `tape-hero`, `map-europe`. */
  contentNames: Readonly<Record<string, string>>;
  /** null for a product without a picture. */
  hashOfProduct(spec: string): string | null;
  hashOfScene(folder: 'home' | 'media', words: Words): string;
}

export function planPictures(sample: SampleFiles): PicturePlan {
  const planned = new Map<string, PlannedPicture>();
  const plan = (folder: PictureFolder, svg: string, widthPx: number): string => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
    const key = pictureKey(folder, hash);
    planned.set(key, { key, svg, widthPx });
    return hash;
  };

  const productHashes = new Map<string, string>();
  for (const { picture } of sample.products) {
    if (picture !== '' && !productHashes.has(picture)) {
      productHashes.set(picture, plan('products', drawProduct(picture), 1200));
    }
  }
  const sceneHash = (folder: 'home' | 'media', words: Words) => plan(folder, drawWords(folder, words), 1600);
  for (const image of sample.homeImages) sceneHash('home', image);
  for (const image of sample.mediaImages) sceneHash('media', image);

  const content = contentDrawings(sample).map(([name, svg]) => [name, plan('content', svg, 1200)] as const);
  return {
    pictures: [...planned.values()],
    contentNames: Object.fromEntries(content),
    hashOfProduct: (spec) => productHashes.get(spec) ?? null,
    hashOfScene: sceneHash,
  };
}

/** The carousel's pictures carry their words; those for the trade are without, for others to write on. */
function drawWords(folder: 'home' | 'media', { scene, title, line = '' }: Words): string {
  return folder === 'home' ? drawScene(scene, { title, line }) : drawScene(scene);
}

function contentDrawings(sample: SampleFiles): [name: string, svg: string][] {
  return [
    ...sample.categories.map(({ id, picture }): [string, string] => [`category-${id}`, drawTile(picture)]),
    ...sample.subCategories
      .filter(({ picture }) => picture !== '')
      .map(({ id, picture }): [string, string] => [`subcategory-${id}`, drawTile(picture)]),
    ...SCENE_NAMES.map((scene): [string, string] => [`scene-${scene}`, drawScene(scene)]),
    ['map-europe', drawMap(0)],
    ['map-us', drawMap(1)],
  ];
}

/** Draws and stores every picture; a few at a time, since the file store may be a distant one. */
export async function storePictures(files: Files, { pictures, contentNames }: PicturePlan): Promise<void> {
  const waiting = pictures.values();
  const work = async () => {
    for (const { key, svg, widthPx } of waiting) await files.put(key, await renderPicture(svg, widthPx));
  };
  await Promise.all(Array.from({ length: 6 }, work));
  await files.put(CONTENT_NAMES_KEY, Buffer.from(JSON.stringify(contentNames)));
}

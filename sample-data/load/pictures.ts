import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Files } from '#platform/files.ts';
import { CONTENT_NAMES_KEY } from '#shop/shopfront/content/content-pictures.ts';
import { pictureKey, type PictureFolder } from '#shop/base/files/picture-keys.ts';
import { drawingKey } from '#shop/catalogue/drawings/drawing-file.ts';
import { ASSEMBLY_KINDS } from '../pictures/exploded/assembly-kinds.ts';
import { type ExplodedView, explodedView } from '../pictures/exploded/exploded-view.ts';
import { drawing, pressPicture, productPicture, renderPicture, scenePicture } from '../pictures/picture.ts';
import type { SampleFiles } from '../sample-files.ts';

interface PlannedDrawing extends ExplodedView {
  hash: string;
}

interface PlannedPicture {
  folder: PictureFolder;
  hash: string;
  svg: string;
  widthPx: number;
}

type Words = { scene: string; title: string; line?: string };

/** Pictures of the sample shop, each named by the hash of its drawing, so that identical drawings are stored once. */
export interface PicturePlan {
  pictures: readonly PlannedPicture[];
  drawings: readonly PlannedDrawing[];
  /** Name → hash of the pictures that pages show by name: `scene-tapes`, `map-europe`. */
  contentNames: Readonly<Record<string, string>>;
  /** null for a product without a picture. */
  hashOfProduct(spec: string): string | null;
  /** Hash of a roll's picture in that width ('50 mm'); null if it is not a roll, or has no width. */
  hashOfWidth(spec: string, details: string): string | null;
  hashOfPress(modelId: number): string;
  /** A drawing with the places of its callouts, in the order of their rows. */
  drawingOf(drawingId: number): PlannedDrawing;
  hashOfScene(folder: 'home' | 'media', words: Words): string;
}

export function planPictures(sample: SampleFiles): PicturePlan {
  const planned = new Map<string, PlannedPicture>();
  const plan = (folder: PictureFolder, svg: string, widthPx: number): string => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
    planned.set(pictureKey(folder, hash), { folder, hash, svg, widthPx });
    return hash;
  };

  const productHashes = new Map<string, string>();
  // There are many, and drawing them is most of the first start: as large as a product page shows them.
  const productHash = (spec: string) => {
    const hash = productHashes.get(spec) ?? plan('products', productPicture(spec), 800);
    productHashes.set(spec, hash);
    return hash;
  };
  for (const { picture } of sample.products) if (picture !== '') productHash(picture);
  const widthHash = (spec: string, details: string) => {
    const inWidth = specInWidth(spec, details);
    return inWidth === null ? null : productHash(inWidth);
  };
  for (const { picture, familyId } of sample.products)
    for (const variant of sample.variants) if (variant.familyId === familyId) widthHash(picture, variant.details);
  const sceneHash = (folder: 'home' | 'media', words: Words) => plan(folder, wordedScene(folder, words), 1600);
  for (const image of sample.homeImages) sceneHash('home', image);
  for (const image of sample.mediaImages) sceneHash('media', image);

  const views = new Map<string, PlannedDrawing>();
  const drawings = new Map(
    sample.pressDrawings.map((each) => {
      const pieces = sample.pressCallouts.flatMap(({ drawingId, piece }) => (drawingId === each.id ? piece : []));
      const key = [each.kind, each.teeth, ...pieces].join(' ');
      const view = views.get(key) ?? planDrawing(each, pieces);
      views.set(key, view);
      return [each.id, view] as const;
    }),
  );
  const pressHashes = new Map(
    sample.pressModels.map(
      ({ id, picture, name }) => [id, plan('presses', pressPicture(picture, name), 1600)] as const,
    ),
  );
  const contentNames = {
    'scene-tapes': plan('content', scenePicture('tapes'), 1600),
    'map-europe': plan('content', drawing('map-europe', 1200, 800), 1200),
    'map-us': plan('content', drawing('map-us', 1200, 800), 1200),
  };
  return {
    pictures: [...planned.values()],
    drawings: [...views.values()],
    contentNames,
    drawingOf: (drawingId) => {
      const found = drawings.get(drawingId);
      if (found === undefined) throw new Error(`There is no drawing ${drawingId} in press-drawings.csv.`);
      return found;
    },
    hashOfProduct: (spec) => (spec === '' ? null : productHash(spec)),
    hashOfWidth: widthHash,
    hashOfPress: (modelId) => pressHashes.get(modelId) ?? '',
    hashOfScene: sceneHash,
  };
}

/** Teeth of a gear where none are given. */
const USUAL_TEETH = 60;

/** An assembly as an exploded view; presses with the same pieces share it. */
function planDrawing({ kind, teeth }: SampleFiles['pressDrawings'][number], pieces: readonly string[]): PlannedDrawing {
  const lanes = ASSEMBLY_KINDS[kind]?.(teeth ?? USUAL_TEETH);
  if (lanes === undefined) throw new Error(`press-drawings.csv: there is no kind ${kind}.`);
  const view = explodedView(lanes, pieces);
  return { ...view, hash: createHash('sha256').update(view.svg).digest('hex').slice(0, 32) };
}

/** The picture of a roll, in the width that its variant begins with: '50 mm'. */
function specInWidth(spec: string, details: string): string | null {
  const [, width] = /^(\d+) mm/.exec(details) ?? [];
  return width === undefined || !/ width=\d+/.test(spec) ? null : spec.replace(/ width=\d+/, ` width=${width}`);
}

/** The carousel's pictures include their text; those for the trade have none, so that others can add their own. */
function wordedScene(folder: 'home' | 'media', { scene, title, line = '' }: Words): string {
  return folder === 'home' ? scenePicture(scene, { title, line }) : scenePicture(scene);
}

/**
 * Renders and stores every picture, a few at a time, since the file store may be remote. Their sizes are made when a page first
 * shows them.
 */
export async function storePictures(
  files: Files,
  { pictures, drawings, contentNames }: Pick<PicturePlan, 'pictures' | 'drawings' | 'contentNames'>,
): Promise<void> {
  const waiting = pictures.values();
  const work = async () => {
    for (const { folder, hash, svg, widthPx } of waiting)
      await files.put(pictureKey(folder, hash), await renderPicture(svg, widthPx));
  };
  await Promise.all(Array.from({ length: 6 }, work));
  for (const { hash, svg } of drawings)
    await files.put(drawingKey(hash), await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer());
  await files.put(CONTENT_NAMES_KEY, Buffer.from(JSON.stringify(contentNames)));
}

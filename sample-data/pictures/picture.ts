import sharp from 'sharp';
import { letter, linesOf } from './lettering.ts';
import { fillDrawing, partsOf } from './part.ts';

/** Draws the `picture` column of a product, on the background that all parts share; 1200 × 1200. */
export function productPicture(spec: string): string {
  return svgOf(1200, 1200, fillDrawing('ground.svg').svg + partsOf(spec));
}

/** A wide picture, 1600 × 600; any words are on its left, large enough for a telephone. */
export function scenePicture(name: string, words?: Words): string {
  const { svg, own } = fillDrawing(`scenes/${name}.svg`);
  const colours = { title: own.get('title') ?? '#000', line: own.get('line') ?? '#000' };
  return svgOf(1600, 600, words === undefined ? svg : svg + drawWords(words, colours));
}

/** A model of press with its name beside it, 1600 × 600: the machine on the background that all parts share. */
export function pressPicture(spec: string, name: string): string {
  const machine = partsOf(spec, { x: 560, y: -215, size: 1010 });
  const words = letter(name, TITLE, { x: 80, y: 330, colour: '#11151a' });
  const ground = `<svg width="1600" height="600" viewBox="0 0 1200 1200" preserveAspectRatio="none">${fillDrawing('ground.svg').svg}</svg>`;
  return svgOf(1600, 600, ground + machine + words);
}

/** One of the other drawings of `scenes/`, whole. */
export function drawing(name: string, width: number, height: number): string {
  return svgOf(width, height, fillDrawing(`scenes/${name}.svg`).svg);
}

/**
 * A JPEG of that width with its aspect ratio kept; quality 85 keeps edges clean at a third of the bytes of 95.
 * @param svg with its width in the root element: it is drawn as large as it is needed, because drawing takes the time
 */
export function renderPicture(svg: string, widthPx: number): Promise<Buffer> {
  const [, drawnPx = widthPx] = /^<svg [^>]*width="(\d+)"/.exec(svg) ?? [];
  return sharp(Buffer.from(svg), { density: (PIXEL_DENSITY * widthPx) / Number(drawnPx) })
    .flatten({ background: '#fbfaf7' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Density at which an SVG has one pixel for a unit. */
const PIXEL_DENSITY = 72;

interface Words {
  title: string;
  line: string;
}

const TITLE = { sizePx: 84, weight: 700, stepPx: 90, mostPx: 720 } as const;
const LINE = { sizePx: 38, weight: 400, stepPx: 48, mostPx: 560 } as const;

function drawWords({ title, line }: Words, colours: Words): string {
  const titles = linesOf(title, TITLE, TITLE.mostPx);
  const lines = linesOf(line, LINE, LINE.mostPx);
  const top = 345 - (titles.length * TITLE.stepPx + lines.length * LINE.stepPx) / 2;
  const under = top + titles.length * TITLE.stepPx - 18;
  return [
    ...titles.map((text, index) =>
      letter(text, TITLE, { x: 80, y: top + index * TITLE.stepPx, colour: colours.title }),
    ),
    ...lines.map((text, index) => letter(text, LINE, { x: 82, y: under + index * LINE.stepPx, colour: colours.line })),
  ].join('');
}

function svgOf(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

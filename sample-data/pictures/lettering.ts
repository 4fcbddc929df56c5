import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

// Words are drawn as outlines of the shop's own typeface: a machine without fonts would show a box for every letter.
type Weight = 400 | 700;

const fonts = { 400: openFont(400), 700: openFont(700) };

function openFont(weight: Weight) {
  const file = `@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`;
  return create(readFileSync(createRequire(import.meta.url).resolve(file)));
}

/** Style of lettering: size in pixels, weight (400 running text, 700 emphasis). */
export type Hand = { sizePx: number; weight: Weight };

/** Width of the words in pixels. */
export function widthOf(text: string, { sizePx, weight }: Hand): number {
  const font = fonts[weight];
  return (font.layout(text).advanceWidth * sizePx) / font.unitsPerEm;
}

/** One line of words as SVG, its baseline beginning at x, y; any character of Western European alphabets. */
export function letter(
  text: string,
  { sizePx, weight }: Hand,
  place: { x: number; y: number; colour: string },
): string {
  const font = fonts[weight];
  const run = font.layout(text);
  const scale = sizePx / font.unitsPerEm;
  let outlines = '';
  let advance = 0;
  for (const [index, glyph] of run.glyphs.entries()) {
    outlines += `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`;
    advance += run.positions[index]?.xAdvance ?? 0;
  }
  const { x, y, colour } = place;
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${colour}">${outlines}</g>`;
}

/** Breaks at words, so that no line is wider than `mostPx` unless a single word is. */
export function linesOf(text: string, hand: Hand, mostPx: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, hand) <= mostPx) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

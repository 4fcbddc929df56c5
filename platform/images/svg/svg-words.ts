import { SaxesParser } from 'saxes';
import {
  applyToPoint,
  compose,
  fromDefinition,
  fromTransformAttribute,
  identity,
  type Matrix,
} from 'transformation-matrix';
import type { PlacedWord } from '../pdf-renderer.ts';
import { lengthIn } from './svg-length.ts';

/** An element around the current one. */
interface Around {
  name: string;
  /** From its units to those of the document. */
  matrix: Matrix;
  /** Start of its text, in its units. */
  at: { x: number; y: number };
}

/** Elements whose content is not drawn where it stands. */
const ELSEWHERE = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker']);

/**
 * Reads the texts of a safe SVG (safe-svg.ts), each at the point where it is anchored, as fractions of the picture. The width of letters is
 * not known here.
 */
export function wordsInSvg(svg: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  const around: Around[] = [];
  let sheet = identity();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const outer = around.at(-1);
    if (outer === undefined) sheet = sheetOf(attributes);
    const matrix = compose(outer?.matrix ?? identity(), transformIn(attributes['transform']));
    const at = { x: lengthIn(attributes['x']) ?? outer?.at.x ?? 0, y: lengthIn(attributes['y']) ?? outer?.at.y ?? 0 };
    around.push({ name, matrix, at });
  });
  parser.on('closetag', () => void around.pop());
  parser.on('text', (content) => {
    const text = content.trim();
    const inner = around.at(-1);
    if (text === '' || inner === undefined || !['text', 'tspan'].includes(inner.name)) return;
    if (around.some(({ name }) => ELSEWHERE.has(name))) return;
    words.push({ text, ...applyToPoint(compose(sheet, inner.matrix), inner.at) });
  });
  parser.write(svg).close();
  return words;
}

/** From the units of the document to fractions of the picture: `viewBox` is fitted into the middle of width and height. */
function sheetOf(attributes: Readonly<Record<string, string>>): Matrix {
  const box = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = box.length === 4 && box.every(Number.isFinite) ? box : [];
  const width = lengthIn(attributes['width']) ?? boxWidth;
  const height = lengthIn(attributes['height']) ?? boxHeight;
  const scale = boxWidth > 0 && boxHeight > 0 ? Math.min(width / boxWidth, height / boxHeight) : 1;
  const [right, down] = boxWidth > 0 ? [(width - boxWidth * scale) / 2, (height - boxHeight * scale) / 2] : [0, 0];
  return {
    a: scale / width,
    b: 0,
    c: 0,
    d: scale / height,
    e: (right - left * scale) / width,
    f: (down - top * scale) / height,
  };
}

function transformIn(attribute: string | undefined): Matrix {
  if (attribute === undefined || attribute.trim() === '') return identity();
  try {
    return compose(fromDefinition(fromTransformAttribute(attribute)));
  } catch {
    return identity(); // a damaged transform: the picture ignores it, too
  }
}

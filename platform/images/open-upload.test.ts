import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawUpload } from './open-upload.ts';
import { SVG_FILES } from './svg/testing/svg-of-programs.ts';
import { isSvg } from './svg/svg-text.ts';

const LIMITS = { maxPixels: 120_000_000, longestSide: 1200, timeoutSeconds: 30 };

test.each(SVG_FILES)('$name: an SVG is drawn, and its callout is read (J4)', async ({ bytes }) => {
  expect(isSvg(bytes)).toBe(true);
  const drawn = await drawUpload(bytes, 'svg', LIMITS);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn));
  expect([drawn.width, Math.round(drawn.height / 10)]).toEqual([1200, 85]);
  expect((await sharp(drawn.png).stats()).channels[0]).toMatchObject({ min: 0, max: 255 }); // black lines on white
  expect(drawn.words.map(({ text, x, y }) => [text, Math.round(x * 100), Math.round(y * 100)])).toEqual([
    ['7', 25, 50],
  ]);
});

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);

/** Groups that use the one before ten times: 2 kB that draw ten thousand million lines. */
const nested = Array.from(
  { length: 10 },
  (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
).join('');

test('a drawing that never ends is refused, and the one that waits behind it is drawn', async () => {
  const [endless, next] = await Promise.all([
    drawUpload(svg(`<path id="g0" d="M0 0h9"/>${nested}`), 'svg', LIMITS),
    drawUpload(svg('<path d="M0 0h9"/>'), 'svg', LIMITS),
  ]);
  expect([endless, next]).toMatchObject([{ ok: false }, { ok: true, width: 1200 }]);
});

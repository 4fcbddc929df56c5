import { expect, test } from 'vitest';
import { readSampleFiles } from '../sample-files.ts';
import { Drawing } from './drawing.ts';
import { linesOf, widthOf } from './lettering.ts';
import { drawProduct, drawSubject } from './product.ts';
import { renderPicture } from './render.ts';
import { drawScene, SCENE_NAMES } from './scenes.ts';

const sample = await readSampleFiles();
const specs = sample.products.map((row) => row.picture).filter((spec) => spec !== '');

test.each([...new Set(specs)])('there is something to see for "%s"', (spec) => {
  const d = new Drawing(1200, 1200);
  const empty = d.toString().length;
  drawSubject(d, spec);
  expect(d.toString().length).toBeGreaterThan(empty + 500);
  expect(d.toString()).not.toMatch(/NaN|undefined/);
});

test('every scene of home and trade pictures is one that can be drawn', () => {
  for (const { scene } of [...sample.homeImages, ...sample.mediaImages]) expect(SCENE_NAMES).toContain(scene);
});

test('words are outlines: a picture needs no font on the machine that draws it', () => {
  const svg = drawScene('tapes', { title: '<b>Café & Ø</b>', line: '10 %' });
  expect(svg).not.toMatch(/<text|font-family|<b>/);
  expect(svg.length).toBeGreaterThan(drawScene('tapes').length + 2000);
});

test('long words break into lines that fit', () => {
  expect(linesOf('Blades that match the chamber', { sizePx: 84, weight: 700 }, 740)).toEqual([
    'Blades that match',
    'the chamber',
  ]);
  expect(widthOf('Blades that match', { sizePx: 84, weight: 700 })).toBeLessThan(740);
});

test('a picture is a square JPEG of the width that was asked for', async () => {
  const picture = await renderPicture(drawProduct('gear teeth=40'), 240);
  expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

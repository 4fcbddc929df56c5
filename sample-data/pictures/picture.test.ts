import { describe, expect, test } from 'vitest';
import { readSampleFiles } from '../sample-files.ts';
import { linesOf, widthOf } from './lettering.ts';
import { partsOf } from './part.ts';
import { drawing, productPicture, renderPicture, scenePicture } from './picture.ts';

const sample = await readSampleFiles();
const specs = new Set(sample.products.map(({ picture }) => picture).filter((spec) => spec !== ''));

/** References to IDs that don't exist in the picture, and features unknown to the renderer. */
function faults(svg: string): string[] {
  const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
  const asked = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].flatMap(([, name = '']) =>
    named.has(name) ? [] : [name],
  );
  const unknown = svg.match(/var\(|color-mix|NaN|undefined|<image|<style/g) ?? [];
  return [...asked, ...unknown];
}

describe('a picture is made of its parts', () => {
  test.each([...specs])('%s', (spec) => {
    const svg = productPicture(spec);
    expect(svg.length).toBeGreaterThan(1500);
    expect(faults(svg)).toEqual([]);
  });

  test('two parts of one kind in a picture keep their own colours', () => {
    const names = [...productPicture('tape-kit').matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
  });

  test('colours are mixed as a browser mixes them', () => {
    const carton = partsOf('carton colour=blue');
    expect(carton).toContain('fill="#0b5cad"');
    expect(carton).toContain('fill="#3c7dbd"'); // 20 % white
  });

  test('the wider a roll, the smaller it is drawn, so that all of it is seen', () => {
    expect(partsOf('tape width=25')).toContain('translate(573.75 611.38) scale(1.00)');
    expect(partsOf('tape width=500')).toContain('translate(251.38 701.17) scale(0.49)');
  });

  test.each([
    ['tape colour=pink width=25', 'There is no colour pink'],
    ['tope colour=cyan', 'tope.svg'],
  ])('a typing error is reported: %s', (spec, message) => {
    expect(() => productPicture(spec)).toThrow(message);
  });

  test('it is a square JPEG of the width that was asked for', async () => {
    const picture = await renderPicture(productPicture('gear-40'), 240);
    expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });
});

describe('wide pictures', () => {
  test.each([...new Set([...sample.homeImages, ...sample.mediaImages].map(({ scene }) => scene))])('%s', (scene) => {
    expect(faults(scenePicture(scene))).toEqual([]);
  });

  test.each(['map-europe', 'map-us', 'tape-mounting'])('%s', (name) => {
    expect(faults(drawing(name, 1200, 800))).toEqual([]);
  });

  test('words are outlines: a picture needs no font on the machine that draws it', () => {
    const svg = scenePicture('tapes', { title: '<b>Café & Ø</b>', line: '10 %' });
    expect(svg).not.toMatch(/<text|font-family|<b>/);
    expect(svg.length).toBeGreaterThan(scenePicture('tapes').length + 2000);
  });

  test('long words break into lines that fit', () => {
    expect(linesOf('Blades that match the chamber', { sizePx: 84, weight: 700 }, 740)).toEqual([
      'Blades that match',
      'the chamber',
    ]);
    expect(widthOf('Blades that match', { sizePx: 84, weight: 700 })).toBeLessThan(740);
  });
});

import { expect, test } from 'vitest';
import { readSampleFiles } from '../sample-files.ts';
import { drawTapeFlyer } from './flyer.ts';
import { MACHINES } from './machines.ts';
import { drawManual, MANUAL_NAMES } from './manual.ts';

test('there are the fourteen manuals of the list, in its order (A29)', () => {
  expect(MANUAL_NAMES).toEqual([
    'P3-10',
    'P3-13',
    'P3-17',
    'P5-10',
    'P5-13',
    'P5-17',
    'P7-13',
    'P7-17',
    'P7-20',
    '830',
    '2200',
    '4150',
    'Digital Pro Engine Manual',
    'Digital One Engine Manual',
  ]);
});

test.each(MANUAL_NAMES)('%s is a PDF of four pages, small, the same on every drawing', async (name) => {
  const [once, again] = await Promise.all([drawManual(name), drawManual(name)]);
  expect(once.subarray(0, 5).toString()).toBe('%PDF-');
  expect(once.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(4);
  expect(once.length).toBeLessThan(200_000);
  expect(once.length).toBe(again.length);
});

test('a manual that is not there is refused by name', async () => {
  await expect(drawManual('P9-99')).rejects.toThrow("There is no manual 'P9-99'");
});

test('the tape flyer is one page', async () => {
  const flyer = await drawTapeFlyer();
  expect(flyer.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('every part that a manual recommends is in the catalogue and live', async () => {
  const { products } = await readSampleFiles();
  const live = new Set(products.filter((product) => product.status === 'active').map((product) => product.name));
  const wanted = MACHINES.flatMap((machine) => machine.shelf.map(([part]) => part));
  expect(wanted.filter((part) => !live.has(part))).toEqual([]);
});

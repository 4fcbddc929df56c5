import { describe, expect, test } from 'vitest';
import { readSampleFiles } from '../../sample-files.ts';
import { planPictures } from '../../load/pictures.ts';
import { ASSEMBLY_KINDS } from './assembly-kinds.ts';
import { explodedView } from './exploded-view.ts';

const sample = await readSampleFiles();
const plan = planPictures(sample);

/** Width of a number's mark in hundredths of the drawing, on a telephone of 360 px. */
const MARK = 24 / 340;

describe('exploded views', () => {
  test('there are at least twelve kinds, each drawn for a press', () => {
    const used = new Set(sample.pressDrawings.map(({ kind }) => kind));
    expect(used.size).toBeGreaterThanOrEqual(12);
    expect([...used].toSorted()).toEqual(Object.keys(ASSEMBLY_KINDS).toSorted());
  });

  test.each(sample.pressDrawings.map(({ id, kind }) => [id, kind] as const))('drawing %i, %s', (id) => {
    const { svg, places } = plan.drawingOf(id);
    expect(svg.match(/NaN|undefined|Infinity/g)).toBeNull();
    expect(places).toHaveLength(sample.pressCallouts.filter(({ drawingId }) => drawingId === id).length);
    for (const row of Object.values(Object.groupBy(places, ({ y }) => y))) {
      const xs = (row ?? []).map(({ x }) => x).toSorted((one, other) => one - other);
      expect(xs.at(0)).toBeGreaterThan(MARK / 2);
      expect(xs.at(-1)).toBeLessThan(1 - MARK / 2);
      for (const [index, x] of xs.slice(1).entries()) expect(x - (xs[index] ?? 0)).toBeGreaterThan(MARK);
    }
  });

  test('the callouts stand above and below the parts, and a line leads from each to its piece', () => {
    const lanes = ASSEMBLY_KINDS['print-unit']?.(88) ?? [];
    const { svg, places } = explodedView(lanes, ['gear', 'anilox', 'end-seal']);
    expect(places.filter(({ y }) => y > 0.1 && y < 0.9)).toEqual([]);
    expect(svg.match(/<circle/g)).toHaveLength(3);
  });

  test('a piece that the kind does not have is named', () => {
    expect(() => explodedView(ASSEMBLY_KINDS['drive']?.(60) ?? [], ['blade'])).toThrow('no piece blade');
  });
});

describe('the presses of the samples (J1, J4)', () => {
  test('there are fourteen, each with a manual, a picture of its own and parts', () => {
    expect(sample.pressModels).toHaveLength(14);
    const hashes = sample.pressModels.map(({ id }) => plan.hashOfPress(id));
    expect(new Set(hashes).size).toBe(14);
    for (const { name, manuals } of sample.pressModels) {
      expect([name, manuals.length]).toEqual([name, 1]);
      const fits = sample.partFits.filter(({ model }) => model === name);
      expect([name, fits.length >= 8]).toEqual([name, true]);
    }
  });

  test.each(sample.pressModels.map(({ name }) => name))(
    '%s has main assemblies with parts that one can buy',
    (name) => {
      const assemblies = sample.pressAssemblies.filter(({ model }) => model === name);
      expect(assemblies.length).toBeGreaterThanOrEqual(name.startsWith('Digital') ? 2 : 3);
      for (const { id } of assemblies) {
        const drawings = sample.pressDrawings.filter(({ assemblyId }) => assemblyId === id);
        expect(drawings.length).toBeGreaterThan(0);
        for (const drawing of drawings) {
          const rows = sample.pressCallouts.filter(({ drawingId }) => drawingId === drawing.id);
          expect(rows.filter(({ partNumber }) => partNumber !== '').length).toBeGreaterThan(0);
        }
      }
    },
  );
});

import { expect, test } from 'vitest';
import type { Ask } from '../../server-page.ts';
import { markLines } from './machine-mark.ts';

const MACHINE = {
  machineId: 1,
  modelId: 2,
  modelName: '2200',
  modelPath: '2200',
  serial: '2200-140',
  machineName: '',
};

/** Answers that part 1 fits the chosen press and part 2 does not. */
const ask = (() =>
  Promise.resolve({
    ok: true,
    output: {
      machine: MACHINE,
      parts: [
        { productId: 1, fit: 'fits', rules: [] },
        { productId: 2, fit: 'does-not-fit', rules: [] },
      ],
    },
  })) as unknown as Ask;

test('lines that name no press get the chosen one, unless the part is known not to fit; others stay (J3)', async () => {
  const named = { productId: 1, serial: '', machine: 'Press 9' };
  const lines = [{ productId: 1, serial: '', machine: '' }, { productId: 2 }, named];
  expect(await markLines({ signedIn: true, ask }, lines)).toEqual([
    { productId: 1, serial: '2200-140', machine: '2200' },
    { productId: 2 },
    named,
  ]);
  expect(await markLines({ signedIn: false, ask }, [{ productId: 1 }])).toEqual([{ productId: 1 }]);
});

import { expect, test } from 'vitest';
import { unitsFor } from './sales-unit.ts';

test.for([
  [20, 40, 1], // two seals in each of ten chambers, in packs of 20 pairs
  [40, 4, 10],
  [41, 4, 11],
  [3, 1, 3],
] as const)('%d pieces in units of %d: %d units (J4, J10)', ([pieces, unitPieces, units]) => {
  expect(unitsFor(pieces, unitPieces)).toBe(units);
});

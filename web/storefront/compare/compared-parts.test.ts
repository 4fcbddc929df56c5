import { expect, test } from 'vitest';
import { compareAddress, partsIn } from './compared-parts.ts';

test('the address carries the parts that are compared, each once (I5)', () => {
  expect(partsIn(new URLSearchParams('part=141&part=140&part=141&part=x&part=0'))).toEqual([141, 140]);
  expect(compareAddress([141, 140])).toBe('/Compare?part=141&part=140');
  expect(compareAddress([])).toBe('/Compare');
});

import { expect, test } from 'vitest';
import { keptTitle } from './kept-title.ts';

test.each([
  ['/Presses/2200/Print-unit', '2200, Print unit'],
  ['/de/Presses/2200/Print-unit?revision=A', '2200, Print unit'],
  ['/manuals/P5%2013.pdf', 'P5 13'],
])('%s is shown as %s', (address, title) => {
  expect(keptTitle(address)).toBe(title);
});

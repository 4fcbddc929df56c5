import { expect, test } from 'vitest';
import { findWidth } from './find-width.ts';

const WIDTHS = [{ details: '25 mm' }, { details: '50 mm' }, { details: 'Custom' }];

test.each([
  ['by its name', '50 mm', '50 mm'],
  ['in capitals', 'CUSTOM', 'Custom'],
  ['as a bare figure in millimetres', '50', '50 mm'],
  ['without a space', '50mm', '50 mm'],
  ['in another unit', '5 cm', '50 mm'],
  ['with a decimal comma', '25,0', '25 mm'],
  ['that the part does not have', '51', undefined],
  ['that is empty', '', undefined],
])('a typed width is found %s', (_, typed, found) => {
  expect(findWidth(WIDTHS, typed)?.details).toBe(found);
});

test('a name takes precedence over an equal size', () => {
  const widths = [{ details: '1 inch' }, { details: '25.4 mm' }];
  expect(findWidth(widths, '25.4 mm')?.details).toBe('25.4 mm');
});

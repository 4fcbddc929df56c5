import { expect, test } from 'vitest';
import { differingPart } from './differing-part.ts';

const LONG = 'Super soft foam tape for fine screens and vignettes on film. Lowest dot gain of the range. '.repeat(3);

test('short texts are shown completely', () => {
  expect(differingPart('48.00', '52.80')).toEqual({ before: '48.00', after: '52.80' });
});

test('of long texts only the difference is shown, with a little context', () => {
  expect(differingPart(`${LONG}Old end. ${LONG}`, `${LONG}New end. ${LONG}`)).toEqual({
    before: '…  dot gain of the range. Old end. Super soft foam ta …',
    after: '…  dot gain of the range. New end. Super soft foam ta …',
  });
});

test('an addition at the end is shown to its end, and a removal is shown as it was', () => {
  expect(differingPart(LONG, `${LONG}More.`)).toEqual({
    before: '…  dot gain of the range. ',
    after: '…  dot gain of the range. More.',
  });
});

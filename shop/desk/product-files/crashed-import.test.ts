import { expect, test } from 'vitest';
import { stateAfterCrash } from './crashed-import.ts';
import { unfoldedInEnglish } from '#server/testing/in-english.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));

test.each([
  ['checking', 'broken'],
  ['applying', 'checked'],
  ['undoing', 'applied'],
])('work that died while %s leaves the import %s, and says so', (state, before) => {
  const stored = { state, movedAt: at(0), trouble: null };
  expect(stateAfterCrash(stored, at(59))).toEqual({ state, trouble: null });
  const { trouble, ...fallen } = stateAfterCrash(stored, at(60));
  expect({ ...fallen, trouble: unfoldedInEnglish(trouble ?? '') }).toEqual({
    state: before,
    trouble: 'The shop was stopped during this import. It changed nothing.',
  });
});

test('an import without a running job keeps its state', () => {
  const stored = { state: 'applied', movedAt: at(0), trouble: 'One row is in the way.' };
  expect(stateAfterCrash(stored, new Date('2027-01-01T00:00:00Z'))).toEqual({
    state: 'applied',
    trouble: 'One row is in the way.',
  });
});

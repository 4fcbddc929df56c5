import { readMeasure } from '../specifications/measure.ts';

/**
 * Finds the width of a part that somebody typed: by its name in any letter case, otherwise by its size in any unit ('50'
 * and '5 cm' are '50 mm'). Every form, file and call that takes a typed width uses it.
 */
export function findWidth<Width extends { details: string }>(
  widths: readonly Width[],
  typed: string,
): Width | undefined {
  const name = typed.toLowerCase();
  return (
    widths.find(({ details }) => details.toLowerCase() === name) ??
    widths.find(({ details }) => isSameSize(details, typed))
  );
}

function isSameSize(details: string, typed: string): boolean {
  const [one, other] = [readMeasure(details, 'mm'), readMeasure(typed, 'mm')];
  return one !== null && other !== null && one.low === other.low && one.high === other.high;
}

import { isComparable, isInRange, type SerialRange } from './serial.ts';

/** A statement about a part and a model: it fits presses of this range, with this option if one is named. */
export interface FitRule extends SerialRange {
  /** '': any press of the range. */
  option: string;
  /** Pieces on one press. */
  quantity: number;
  note: string;
}

export const FIT_ANSWERS = ['fits', 'does-not-fit', 'not-known'] as const;

/** An answer whether a part fits a press, and the rules that gave the answer (J2). */
export interface Fit<Rule extends FitRule = FitRule> {
  answer: (typeof FIT_ANSWERS)[number];
  /** not-known with rules: they depend on an option or on a serial number that is not known. */
  rules: readonly Rule[];
}

/**
 * Judges whether a part fits a press from all statements about the part and the press's model. It never guesses: a part
 * does not fit only if the model is stated for it and the serial number, built like theirs, lies outside of all ranges.
 * @param serial '': not known
 */
export function judgeFit<Rule extends FitRule>(rules: readonly Rule[], serial: string): Fit<Rule> {
  const inRange = rules.filter((rule) => isInRange(serial, rule) && (serial === '' || isComparable(serial, rule)));
  const certain = inRange.filter(({ option }) => option === '');
  if (certain.length > 0) return { answer: 'fits', rules: certain.slice(0, 1) };
  if (inRange.length > 0) return { answer: 'not-known', rules: inRange };
  const isOutside = serial !== '' && rules.length > 0 && rules.every((rule) => isComparable(serial, rule));
  return { answer: isOutside ? 'does-not-fit' : 'not-known', rules };
}

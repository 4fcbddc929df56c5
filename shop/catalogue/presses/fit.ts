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

/** A press as far as it is known. */
export interface JudgedPress {
  /** '': not known. */
  serial: string;
  /** null: not said. */
  options: readonly string[] | null;
}

/**
 * Judges whether a part fits a press from all statements about the part and the press's model. It never guesses: a part does not fit only
 * if the model is stated for it and every statement is about other presses: those with a serial number of the same kind outside of its
 * range, or with an option that this press does not have.
 */
export function judgeFit<Rule extends FitRule>(rules: readonly Rule[], { serial, options }: JudgedPress): Fit<Rule> {
  const open = rules.filter((rule) => !lacksOption(rule, options));
  const inRange = open.filter((rule) => isInRange(serial, rule) && (serial === '' || isComparable(serial, rule)));
  const certain = inRange.filter(({ option }) => option === '' || options !== null);
  if (certain.length > 0) return { answer: 'fits', rules: certain.slice(0, 1) };
  if (inRange.length > 0) return { answer: 'not-known', rules: inRange };
  const isOutside = rules.length > 0 && open.every((rule) => serial !== '' && isComparable(serial, rule));
  return { answer: isOutside ? 'does-not-fit' : 'not-known', rules: isOutside ? rules : open };
}

/** Returns whether a statement is about presses with an option that this one does not have. */
export const lacksOption = ({ option }: Pick<FitRule, 'option'>, options: JudgedPress['options']) =>
  option !== '' && options !== null && !options.includes(option);

import { isComparable, isInRange, type SerialRange } from './serial.ts';

/** Presses that a statement is about: of this range, with this option if one is named. */
export interface FitCondition extends SerialRange {
  /** '': any press of the range. */
  option: string;
}

/** A statement about a part and a model: it fits these presses. */
export interface FitRule extends FitCondition {
  /** Pieces on one press. */
  quantity: number;
  note: string;
}

export const FIT_ANSWERS = ['fits', 'does-not-fit', 'not-known'] as const;
export type FitAnswer = (typeof FIT_ANSWERS)[number];

/** An answer whether a part fits a press, and the rules that gave the answer (J2). */
export interface Fit<Rule extends FitRule = FitRule> {
  answer: FitAnswer;
  /** not-known with rules: they depend on an option or on a serial number that is not known. */
  rules: readonly Rule[];
}

/** A press as far as it is known. */
export interface JudgedPress {
  /** '': not known. */
  serial: string;
  /** Options that it has; null: not known. */
  options: readonly string[] | null;
  /** Options that it does not have; of those that are in neither it is not known. */
  missingOptions: readonly string[];
}

export type PressOptions = Pick<JudgedPress, 'options' | 'missingOptions'>;

/**
 * Answer of one statement: true, about another press by its serial number or its option, depending on an option that is not known, or
 * depending on a serial number that is not known or of another kind.
 */
export type RuleAnswer = 'true' | 'other-serial' | 'other-option' | 'if-option' | 'if-serial';

/** Judges one statement for a press of its model. */
export function judgeRule(rule: FitCondition, { serial, options, missingOptions }: JudgedPress): RuleAnswer {
  if (missingOptions.includes(rule.option)) return 'other-option';
  if (serial !== '' && !isComparable(serial, rule)) return 'if-serial';
  if (!isInRange(serial, rule)) return serial === '' ? 'if-serial' : 'other-serial';
  return rule.option === '' || options?.includes(rule.option) === true ? 'true' : 'if-option';
}

/**
 * Concludes whether a part fits from the answers of all statements about the part and the press's model. It never guesses: a part does not
 * fit only if the model is stated for it and every statement is about other presses. Badges, filters and lists all conclude here.
 */
export function concludeFit(answers: readonly RuleAnswer[]): FitAnswer {
  if (answers.includes('true')) return 'fits';
  const isAboutOthers = answers.every((answer) => answer === 'other-serial' || answer === 'other-option');
  return answers.length > 0 && isAboutOthers ? 'does-not-fit' : 'not-known';
}

/** Judges whether a part fits a press from all statements about the part and the press's model, and names those that decide. */
export function judgeFit<Rule extends FitRule>(rules: readonly Rule[], press: JudgedPress): Fit<Rule> {
  const judged = rules.map((rule) => ({ rule, answer: judgeRule(rule, press) }));
  const answering = (...wanted: RuleAnswer[]) =>
    judged.filter(({ answer }) => wanted.includes(answer)).map(({ rule }) => rule);
  const answer = concludeFit(judged.map((each) => each.answer));
  if (answer === 'fits') return { answer, rules: answering('true').slice(0, 1) };
  if (answer === 'does-not-fit') return { answer, rules };
  const byOption = answering('if-option');
  return { answer, rules: byOption.length > 0 ? byOption : answering('if-serial', 'other-serial') };
}

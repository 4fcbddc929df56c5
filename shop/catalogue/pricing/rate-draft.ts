import { mulDivRound, RATE_ONE } from '../../base/money/rates.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';

/** The largest accepted rate: far above any real rate of pound or euro, so a lost decimal point is noticed. */
const MAX_RATE = 1000;

/** Changes of a rate above this need confirmation: they may be typing errors. */
const NOTABLE_CHANGE_MICROS = 100_000; // 10 %

const AT_LEAST_TWO_PLACES = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
  useGrouping: false,
});

const PLAIN_RATE = /^(\d{1,4})?(?:[.,](\d{0,6}))?$/;

/**
 * A typed rate in exact millionths, with a decimal point or comma; null if it is not a plain number with at most six decimal
 * places. It may be out of range.
 */
export function readRate(typed: string): number | null {
  const text = typed.trim();
  const [, whole = '', places = ''] = PLAIN_RATE.exec(text) ?? [];
  if (whole === '' && places === '') return null;
  return Number(whole) * RATE_ONE + Number(places.padEnd(6, '0'));
}

/** Validates a rate as staff typed it; null: valid (D1, E15). */
export function rateRefusal(typed: string): RuleMessage | null {
  if (typed.trim() === '') return message('staff-rule.required.rate');
  const rateMicros = readRate(typed);
  const fits = rateMicros !== null && rateMicros > 0 && rateMicros <= MAX_RATE * RATE_ONE;
  return fits ? null : message('staff-rule.rate');
}

/** A rate as shown in a field: at least two decimal places, or as many as it has. */
export function rateText(rateMicros: number): string {
  return AT_LEAST_TWO_PLACES.format(rateMicros / RATE_ONE);
}

/** Change of a rate in millionths of the earlier one: 0.80 to 0.88 is 100,000. */
export function rateChangeMicros(beforeMicros: number, afterMicros: number): number {
  return mulDivRound(afterMicros - beforeMicros, RATE_ONE, beforeMicros);
}

/** Returns whether a change is over 10 % in either direction: worth a second look before it is saved. */
export function isNotableChange(beforeMicros: number, afterMicros: number): boolean {
  // Compared as integers: 0.8 to 0.88 is exactly 10 %, not over it.
  return Math.abs(afterMicros - beforeMicros) * RATE_ONE > NOTABLE_CHANGE_MICROS * beforeMicros;
}

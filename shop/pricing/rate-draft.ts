import { mulDivRound, RATE_ONE } from '../kernel/money.ts';
import { message, type RuleMessage } from '../kernel/message.ts';

/** The largest rate that is taken: no pound or euro is near it, and a lost decimal point is noticed. */
const MAX_RATE = 1000;

/** From here on a change of a rate is pointed out before it is saved: it may be a slip of the finger. */
const NOTABLE_CHANGE_MICROS = 100_000; // 10 %

const PLAIN_RATE = /^(\d{1,4})?(?:[.,](\d{0,6}))?$/;

/**
 * A typed rate in millionths, exactly, with a decimal point or comma; null when it is no plain number with at most six places. It may be
 * out of range.
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

/** A rate as it stands in a field: two places at least, as many more as it has. */
export function rateText(rateMicros: number): string {
  const [whole = '', places = ''] = (rateMicros / RATE_ONE).toFixed(6).split('.');
  return `${whole}.${places.slice(0, 2)}${places.slice(2).replace(/0+$/, '')}`;
}

/** By how much a rate changes, in millionths of the earlier one: 0.80 to 0.88 is 100,000. */
export function rateChangeMicros(beforeMicros: number, afterMicros: number): number {
  return mulDivRound(afterMicros - beforeMicros, RATE_ONE, beforeMicros);
}

/** Returns whether a change is over 10 % in either direction: worth a second look before it is saved. */
export function isNotableChange(beforeMicros: number, afterMicros: number): boolean {
  // Compared as whole numbers: 0.8 to 0.88 is 10 % and not over it.
  return Math.abs(afterMicros - beforeMicros) * RATE_ONE > NOTABLE_CHANGE_MICROS * beforeMicros;
}

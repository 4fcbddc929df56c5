import { messageOf } from '#shop/kernel/issue.ts';
import { ShopError } from '#shop/kernel/errors.ts';
import type { Told } from '#shop/kernel/message.ts';
import { told } from '#shop/kernel/speech.ts';
import { tell } from '../http/refusal.ts';
import { speechIn } from '../speech.ts';

export { speechIn };

/** A message, or what holds some, as English says it. */
export function inEnglish<Value>(value: Value): Told<Value> {
  return told(value, speechIn());
}

/** Translates a refusal for an English reader; rethrows any other error. */
export function refusalInEnglish(error: unknown) {
  if (error instanceof ShopError) return tell(error, speechIn());
  throw error;
}

/** A message that was folded up to be kept. */
export function unfoldedInEnglish(folded: string): string {
  return inEnglish(messageOf(folded));
}

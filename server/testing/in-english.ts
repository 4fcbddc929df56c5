import { messageOf } from '#shop/base/messages/issue.ts';
import { ShopError } from '#shop/base/messages/errors.ts';
import type { Translated } from '#shop/base/messages/message.ts';
import { translate } from '#shop/base/messages/translator.ts';
import { translateRefusal } from '../http/refusal.ts';
import { translatorIn } from '../translators.ts';

export { translatorIn };

/** Translates a message, or an object that contains some, into English. */
export function inEnglish<Value>(value: Value): Translated<Value> {
  return translate(value, translatorIn());
}

/** Translates a refusal for an English reader; rethrows any other error. */
export function refusalInEnglish(error: unknown) {
  if (error instanceof ShopError) return translateRefusal(error, translatorIn());
  throw error;
}

/** An encoded message in English. */
export function unfoldedInEnglish(folded: string): string {
  return inEnglish(messageOf(folded));
}

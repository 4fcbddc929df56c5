import { message } from '../../base/messages/message.ts';

/** Shown for a common password, because attackers try these first (D43). */
export const EASY_TO_GUESS = message('rule.password-common');

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns whether a password is one of the fifty thousand most common, regardless of case, or a single repeated
 * character. The list comes with the shop, so that no part of a password is sent to another company; it is loaded on
 * first use.
 */
export async function isEasyToGuess(password: string): Promise<boolean> {
  common ??= readCommonPasswords();
  return /^(.)\1*$/su.test(password) || (await common).has(password.toLowerCase());
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

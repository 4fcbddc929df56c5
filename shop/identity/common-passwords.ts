import { message } from '../kernel/message.ts';

/** Shown for a password that many people have: anyone who guesses begins with these (D43). */
export const EASY_TO_GUESS = message('rule.password-common');

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns whether a password is one of the fifty thousand commonest, in whatever letter case, or one character over and over. The list
 * comes with the shop, so no password and no part of one is told to another company; it is read when first needed.
 */
export async function isEasyToGuess(password: string): Promise<boolean> {
  common ??= readCommonPasswords();
  return /^(.)\1*$/su.test(password) || (await common).has(password.toLowerCase());
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

import { hash, verify } from '@node-rs/argon2';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { EASY_TO_GUESS, isEasyToGuess } from './common-passwords.ts';
import { containsOnlyKnownWords } from './known-words.ts';
import { message } from '../../base/messages/message.ts';
import { PASSWORD_COST } from './password-cost.ts';

/** Shown when a logged-in person enters a wrong password. */
export const WRONG_PASSWORD = message('refusal.wrong-password');

/** Normalises Unicode, because some keyboards send 'ü' as one character and some as two. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain.normalize('NFC'), PASSWORD_COST);
}

/**
 * Hashes a new password; every operation that sets one uses this (D43).
 * @param known public data of its account: names, company, email address
 * @throws {InvalidInputError} it is easy to guess
 */
export async function hashNewPassword(plain: string, known: readonly string[]): Promise<string> {
  if (containsOnlyKnownWords(plain, known) || (await isEasyToGuess(plain)))
    throw new InvalidInputError([{ field: 'password', message: EASY_TO_GUESS }]);
  return hashPassword(plain);
}

let decoy: Promise<string> | undefined;

/**
 * Returns whether the password is the account's. An unknown account, or one without a password, takes the same time, so
 * that the response time does not reveal which e-mail addresses are known.
 */
export async function isPassword(passwordHash: string | null | undefined, plain: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = passwordHash ?? (await decoy);
  const [composed, decomposed] = [plain.normalize('NFC'), plain.normalize('NFD')];
  // Older hashes were made of the password without normalisation.
  const matches = (await verify(known, composed)) || (decomposed !== composed && (await verify(known, decomposed)));
  return matches && passwordHash !== null && passwordHash !== undefined;
}

/**
 * Returns whether a stored hash has outdated parameters. It is renewed at the next login, the only time that the shop
 * knows the password. 'v' is argon2's version 1.3.
 */
export function isOutdatedHash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = PASSWORD_COST;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

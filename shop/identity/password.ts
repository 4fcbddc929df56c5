import { hash, verify } from '@node-rs/argon2';
import { InvalidInputError } from '../kernel/errors.ts';
import { EASY_TO_GUESS, isEasyToGuess } from './common-passwords.ts';
import { containsOnlyKnownWords } from './known-words.ts';
import { message } from '../kernel/message.ts';
import { PASSWORD_COST } from './password-cost.ts';

/** Shown where somebody who is signed in gives a password that is not theirs. */
export const WRONG_PASSWORD = message('refusal.wrong-password');

/** Every keyboard's form of a letter counts as one: some send 'ü' as one character, some as two. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain.normalize('NFC'), PASSWORD_COST);
}

/**
 * The same for a password that somebody chose just now: every door that sets one comes through here (D43).
 * @param known  what others know of its account: names, company, email address
 * @throws {InvalidInputError} it is easy to guess
 */
export async function hashNewPassword(plain: string, known: readonly string[]): Promise<string> {
  if (containsOnlyKnownWords(plain, known) || (await isEasyToGuess(plain)))
    throw new InvalidInputError([{ field: 'password', message: EASY_TO_GUESS }]);
  return hashPassword(plain);
}

let decoy: Promise<string> | undefined;

/**
 * Returns whether the password is the account's. An account that does not exist or has no password takes the same time, so that
 * the answer's speed does not tell which e-mail addresses are known.
 */
export async function isPassword(passwordHash: string | null | undefined, plain: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = passwordHash ?? (await decoy);
  const [composed, decomposed] = [plain.normalize('NFC'), plain.normalize('NFD')];
  // Before passwords were composed, one was kept as its keyboard sent it.
  const matches = (await verify(known, composed)) || (decomposed !== composed && (await verify(known, decomposed)));
  return matches && passwordHash !== null && passwordHash !== undefined;
}

/**
 * Returns whether a stored hash was made with other parameters than today's: at its owner's next login, the only time that the shop
 * knows the password, it is made anew. 'v' is argon2's version 1.3.
 */
export function isOutdatedHash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = PASSWORD_COST;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

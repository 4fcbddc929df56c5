import { hash, verify } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
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
  const matches = (await fits(known, composed)) || (decomposed !== composed && (await fits(known, decomposed)));
  return matches && passwordHash !== null && passwordHash !== undefined;
}

const ARGON2 = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=\d{1,2}\$[A-Za-z0-9+/]{11,128}\$[A-Za-z0-9+/]{22,128}$/;
const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const MAX_ARGON2 = { kibibytes: 262_144, passes: 10 };
const MAX_BCRYPT_COST = 14;

/** Returns whether a hash of another shop can be checked here, at a cost that a login may take (Q3). */
export function isKnownHash(passwordHash: string): boolean {
  const [, kibibytes, passes] = ARGON2.exec(passwordHash) ?? [];
  if (kibibytes !== undefined) return Number(kibibytes) <= MAX_ARGON2.kibibytes && Number(passes) <= MAX_ARGON2.passes;
  const [, cost] = BCRYPT.exec(passwordHash) ?? [];
  return cost !== undefined && Number(cost) >= 4 && Number(cost) <= MAX_BCRYPT_COST;
}

function fits(passwordHash: string, plain: string): Promise<boolean> {
  return passwordHash.startsWith('$2') ? compare(plain, passwordHash) : verify(passwordHash, plain);
}

/**
 * Returns whether a stored hash has outdated parameters. It is renewed at the next login, the only time that the shop
 * knows the password. 'v' is argon2's version 1.3.
 */
export function isOutdatedHash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = PASSWORD_COST;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

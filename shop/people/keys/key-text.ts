import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Digits of base62: a key is one word for every program that copies it. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 8;
/** 190 random bits. */
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const KEY = /^pl_live_(?<publicId>[0-9A-Za-z]{8})_[0-9A-Za-z]{38}$/;

/** The beginning of every key, by which scanners of leaked secrets know it. */
export const KEY_PREFIX = 'pl_live_';
/** The beginning of the short tokens that stand for a key (RFC 6749). */
export const TOKEN_PREFIX = 'pt_live_';

/** Makes the public id of a new key: people and logs name the key by it. */
export function newPublicId(): string {
  return randomDigits(ID_LENGTH);
}

/** Makes the text of a key, which is shown once and never stored: prefix, id, secret, and a checksum of these. */
export function newKeyText(publicId: string): string {
  const unchecked = `${KEY_PREFIX}${publicId}_${randomDigits(SECRET_LENGTH)}`;
  return `${unchecked}${checksumOf(unchecked)}`;
}

/** Makes a short token for a key. */
export function newAccessToken(): string {
  return `${TOKEN_PREFIX}${randomDigits(SECRET_LENGTH + CHECKSUM_LENGTH)}`;
}

/** Reads the public id of a key; undefined: the text is not a whole key, so that no query is needed to refuse it. */
export function publicIdIn(text: string): string | undefined {
  const publicId = KEY.exec(text)?.groups?.['publicId'];
  const end = text.length - CHECKSUM_LENGTH;
  return text.slice(end) === checksumOf(text.slice(0, end)) ? publicId : undefined;
}

/** The stored form of a key or a token. It is random, so it needs no slow hash. */
export function hashOfKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Compares two hashes in constant time. */
export function isSameHash(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => DIGITS[randomInt(DIGITS.length)]).join('');
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

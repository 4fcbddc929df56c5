import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type QrDrawing, qrDrawing } from '../../base/kernel/qr-drawing.ts';

const PERIOD_SECONDS = 30;
const PERIOD_MS = PERIOD_SECONDS * 1000;
/** A telephone's clock may be off by half a minute in either direction. */
const STEPS_OFF = 1;
const RECOVERY_CODES = 10;

/** The settings that every authenticator supports: SHA-1, six digits, half a minute (RFC 6238). */
function totpOf(secret: string, issuer = '', account = ''): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    issuer,
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

/** 160 random bits in base32, the format of authenticators. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * The time step (half a minute since 1970) of a code; null if no nearby step has this code. Spaces are ignored, because
 * telephones display them.
 */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const stepsOff = totpOf(secret).validate({ token, timestamp: now.getTime(), window: STEPS_OFF });
  return stepsOff === null ? null : Math.floor(now.getTime() / PERIOD_MS) + stepsOff;
}

/** Secret for an authenticator app, as text and as a QR code. */
export interface SecretToScan {
  secret: string;
  uri: string;
  qr: QrDrawing;
}

/** The secret in the format of authenticators. @param issuer name shown above the code: the shop's */
export function secretToScan(secret: string, issuer: string, account: string): SecretToScan {
  const uri = totpOf(secret, issuer, account).toString();
  return { secret, uri, qr: qrDrawing(uri) };
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // no letters that look alike on paper
const ONLY_LETTERS = new RegExp(`^[${LETTERS}]+$`);

const CODE_LETTERS = 24;
/** Format until November 2026; such codes still work. */
const EARLIER_CODE_LETTERS = 16;

/**
 * Ten codes of six groups of four letters: 'k7mq-…', for paper. With more than 118 random bits each, a plain hash can't
 * be reversed with a copy of the table.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: CODE_LETTERS }, randomLetter).join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

function randomLetter(): string {
  // The highest byte values would make some letters more likely, so they are drawn again.
  const fair = 256 - (256 % LETTERS.length);
  for (;;) {
    const byte = randomBytes(1).readUInt8();
    if (byte < fair) return LETTERS.charAt(byte % LETTERS.length);
  }
}

/** A recovery code in the form that is hashed, however it was typed; null if it is invalid. */
export function recoveryCodeOf(typed: string): string | null {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  const isCode = [CODE_LETTERS, EARLIER_CODE_LETTERS].includes(letters.length) && ONLY_LETTERS.test(letters);
  return isCode ? letters : null;
}

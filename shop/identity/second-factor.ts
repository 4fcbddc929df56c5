import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const PERIOD_SECONDS = 30;
const PERIOD_MS = PERIOD_SECONDS * 1000;
/** A telephone's clock may be half a minute off, either way. */
const STEPS_OFF = 1;
const RECOVERY_CODES = 10;

/** The settings that every authenticator takes: SHA-1, six digits, half a minute (RFC 6238). */
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

/** 160 random bits, in base32 as authenticators take them. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * The half minute, counted from 1970, whose code this is; null where it is the code of none that is near. Blanks inside are
 * how telephones show codes.
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

/** The dark squares of a QR code as an SVG path, in units of one square; a quiet border of four stands around. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** The secret as an authenticator takes it over. @param issuer  what the telephone shows above the code: the shop's name */
export function secretToScan(secret: string, issuer: string, account: string): SecretToScan {
  const uri = totpOf(secret, issuer, account).toString();
  const { size, data } = encode(uri, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { secret, uri, qr: { size, path: squares.join('') } };
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // none that is taken for another on paper
const ONLY_LETTERS = new RegExp(`^[${LETTERS}]+$`);

const CODE_LETTERS = 24;
/** Until November 2026; such a code still lets its owner in. */
const EARLIER_CODE_LETTERS = 16;

/**
 * Ten codes of six groups of four letters: 'k7mq-…', for paper. With more than 118 random bits each, a plain hash of them can't be
 * guessed by the person who has a copy of the table.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: CODE_LETTERS }, randomLetter).join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

function randomLetter(): string {
  // The last bytes would make some letters likelier than others: they are thrown again.
  const fair = 256 - (256 % LETTERS.length);
  for (;;) {
    const byte = randomBytes(1).readUInt8();
    if (byte < fair) return LETTERS.charAt(byte % LETTERS.length);
  }
}

/** A recovery code as it is hashed: however it was typed; null where it can be none. */
export function recoveryCodeOf(typed: string): string | null {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  const isCode = [CODE_LETTERS, EARLIER_CODE_LETTERS].includes(letters.length) && ONLY_LETTERS.test(letters);
  return isCode ? letters : null;
}

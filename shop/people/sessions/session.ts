import { createHash, randomBytes } from 'node:crypto';

const HOUR_MS = 60 * 60 * 1000;

/** Lifetimes of sessions (D15). Idle ones are extended by every visit, fixed ones end at their time. */
export const SESSION_LIFE = {
  remembered: { ms: 30 * 24 * HOUR_MS, idle: true },
  forgotten: { ms: 12 * HOUR_MS, idle: true },
  staff: { ms: 12 * HOUR_MS, idle: false },
} as const;

/** 256 random bits, stored in the browser. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a token, as stored in the database, so that a stolen copy opens no session. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** End of a session that is used now. */
export function sessionEnd(kind: keyof typeof SESSION_LIFE, now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFE[kind].ms);
}

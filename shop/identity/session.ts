import { createHash, randomBytes } from 'node:crypto';

const HOUR_MS = 60 * 60 * 1000;

/** Lifetimes of sessions (D15). Idle ones are extended at every visit, fixed ones end at their hour. */
export const SESSION_LIFE = {
  remembered: { ms: 30 * 24 * HOUR_MS, idle: true },
  forgotten: { ms: 12 * HOUR_MS, idle: true },
  staff: { ms: 12 * HOUR_MS, idle: false },
} as const;

/** 256 random bits: what the browser holds. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a token, as stored in the database: a stolen copy of it opens no session. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** When a session that is used now ends. */
export function sessionEnd(kind: keyof typeof SESSION_LIFE, now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFE[kind].ms);
}

import type { Db } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { closePasswordResets } from './password-reset-queries.ts';
import { endCustomerSessions } from '../sessions/session-queries.ts';

interface CredentialChange {
  customerId: number;
  /** Mail address of the account before the change. */
  emailBefore: string;
  changed: readonly ('email' | 'password')[];
  /** The session that made the change, which stays open; absent: all end. */
  keepSession?: string;
  /** Language of the page on which the owner made the change; absent: another person made it. */
  language?: Language;
}

/**
 * Applies the consequences of a new password or e-mail address, in the same transaction: a new password ends the other sessions,
 * open reset links become invalid, and the old address is notified (D15, D19).
 */
export async function applyCredentialChange(tx: Db, now: Date, change: CredentialChange): Promise<void> {
  const { customerId, emailBefore, changed, keepSession, language } = change;
  if (changed.length === 0) return;
  if (changed.includes('password')) await endCustomerSessions(tx, customerId, keepSession);
  await closePasswordResets(tx, customerId, now);
  const mail = { customerId, to: emailBefore, changed, ...(language === undefined ? {} : { language }) };
  await queueEffect(tx, now, 'changed-email-or-password', mail);
}

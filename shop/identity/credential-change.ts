import type { Db } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { closePasswordResets } from './password-reset-queries.ts';
import { endCustomerSessions } from './session-queries.ts';

interface CredentialChange {
  customerId: number;
  /** Where the account's mail went until now. */
  emailBefore: string;
  changed: readonly ('email' | 'password')[];
  /** The session that made the change, which goes on; absent: all end. */
  keepSession?: string;
  /** Of the page on which its owner made the change; absent: somebody else made it. */
  language?: Language;
}

/**
 * What follows when an account gets another password or e-mail address, in the same transaction: with another password the
 * other sessions end, open reset links are worth nothing any more, and the old address is told (D15, D19).
 */
export async function followCredentialChange(tx: Db, now: Date, change: CredentialChange): Promise<void> {
  const { customerId, emailBefore, changed, keepSession, language } = change;
  if (changed.length === 0) return;
  if (changed.includes('password')) await endCustomerSessions(tx, customerId, keepSession);
  await closePasswordResets(tx, customerId, now);
  const mail = { customerId, to: emailBefore, changed, ...(language === undefined ? {} : { language }) };
  await queueMail(tx, now, 'changed-email-or-password', mail);
}

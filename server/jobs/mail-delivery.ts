import { smtpSender } from '#platform/mail.ts';
import type { MailDelivery } from '#shop/notifications/deliver-mail.ts';
import type { Config } from '../config.ts';

/**
 * What becomes of mails in this configuration (D22): sent by SMTP_URL; without it kept in the mailbox, as long as the shop
 * has its own embedded database. undefined: they wait in the outbox until there is a mail server.
 */
export function mailDeliveryFor({
  smtpUrl,
  databaseUrl,
}: Pick<Config, 'smtpUrl' | 'databaseUrl'>): MailDelivery | undefined {
  if (smtpUrl !== undefined) return smtpSender(smtpUrl);
  return databaseUrl === undefined ? 'mailbox' : undefined;
}

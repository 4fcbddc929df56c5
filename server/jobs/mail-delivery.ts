import { smtpSender } from '#platform/mail.ts';
import type { MailDelivery } from '#shop/desk/notifications/deliver-mail.ts';
import type { Config } from '../config.ts';

/**
 * Chooses the delivery of mails for this configuration (D22): SMTP_URL, or the mailbox if the shop has its own embedded database.
 * undefined: they wait in the outbox until there is a mail server.
 */
export function mailDeliveryFor({
  smtpUrl,
  databaseUrl,
}: Pick<Config, 'smtpUrl' | 'databaseUrl'>): MailDelivery | undefined {
  if (smtpUrl !== undefined) return smtpSender(smtpUrl);
  return databaseUrl === undefined ? 'mailbox' : undefined;
}

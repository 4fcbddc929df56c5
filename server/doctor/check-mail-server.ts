import { smtpSender } from '#platform/mail.ts';
import type { Config } from '../config.ts';
import type { Finding } from './finding.ts';

/** A missing mail server is no failure: mails wait (D22). */
export async function checkMailServer({ smtpUrl, databaseUrl }: Config): Promise<Finding> {
  if (smtpUrl === undefined) {
    return databaseUrl === undefined
      ? { state: 'ok', sentence: 'No SMTP_URL: mails are read at /Administration/Mailbox and not sent' }
      : {
          state: 'warning',
          sentence: 'No mail is sent: set SMTP_URL to your mail server. Until then mails are kept waiting.',
        };
  }
  const sender = smtpSender(smtpUrl);
  try {
    await sender.check();
    return { state: 'ok', sentence: 'The mail server answers and accepts the login' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      state: 'warning',
      sentence: `No mail is sent (${reason}): check SMTP_URL and the server. Mails are kept waiting.`,
    };
  } finally {
    sender.close();
  }
}

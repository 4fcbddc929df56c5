import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { NO_TOKEN } from './link-token.ts';
import { message } from '../../../base/messages/message.ts';
import type { Mail } from '../mail.ts';
import { openPasswordReset } from '../../../people/identity/password-reset-queries.ts';
import { getAccount } from './find-subject.ts';

export const passwordReset: Mail<'password-reset'> = {
  write: async ({ customerId }, { tx, publicUrl }) =>
    customerId === null ? null : passwordResetMail(await getAccount(tx, customerId), publicUrl),
  openLink: async ({ customerId }, { db, clock }) =>
    customerId === null ? undefined : openPasswordReset(db, customerId, clock.now()),
};

/**
 * To the customer: the link that sets a new password, once and within an hour (A21, D16). It is written without its
 * token, which is added when the mail is sent.
 */
function passwordResetMail(account: CustomerAccount, publicUrl: string): Letter {
  return {
    to: account.email,
    subject: message('letter.reset.subject'),
    heading: message('letter.reset.subject'),
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: message('letter.reset.text') },
      { kind: 'button', label: message('letter.reset.subject'), url: resetLink(publicUrl, NO_TOKEN) },
      { kind: 'note', text: message('letter.reset.note') },
    ],
  };
}

/** The address at which the holder of the token sets a new password. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/Reset-Password?token=${token}`;
}

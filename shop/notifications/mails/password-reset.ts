import type { CustomerAccount } from '../../customers/paths.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

/** Stands for the token wherever the mail is kept: whoever reads it there must not be able to use the link. */
const NO_TOKEN = '(removed)';

/**
 * To the customer: the link that sets a new password, once and within an hour (A21, D16). It is written without its token,
 * which the mail gets in the moment in which it is sent.
 */
export function passwordResetMail(account: CustomerAccount, publicUrl: string): Letter {
  return {
    to: account.email,
    subject: 'Set a new password',
    heading: 'Set a new password',
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: 'Somebody, probably you, has asked for a new password. This link sets it:' },
      { kind: 'button', label: 'Set a new password', url: resetLink(publicUrl, NO_TOKEN) },
      { kind: 'note', text: 'The link works once, and for one hour. If you did not ask for it, you need do nothing.' },
    ],
  };
}

/** The address at which the holder of the token sets a new password. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/Reset-Password?token=${token}`;
}

/** The mail as it is sent: with a link that works. */
export function withToken(written: string, token: string): string {
  return written.replaceAll(/(Reset-Password\?token=)(?:\(removed\)|[\w-]+)/g, `$1${token}`);
}

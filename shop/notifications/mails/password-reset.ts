import type { CustomerAccount } from '../../customers/paths.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

/** To the customer: the link that sets a new password, once and within an hour (A21, D16). */
export function passwordResetMail(account: CustomerAccount, token: string, publicUrl: string): Letter {
  return {
    to: account.email,
    subject: 'Set a new password',
    heading: 'Set a new password',
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: 'Somebody, probably you, has asked for a new password. This link sets it:' },
      { kind: 'button', label: 'Set a new password', url: `${publicUrl}/Reset-Password?token=${token}` },
      { kind: 'note', text: 'The link works once, and for one hour. If you did not ask for it, you need do nothing.' },
    ],
  };
}

/** What is kept of the mail once it has left: whoever reads it later must not be able to use the link. */
export function withoutToken(written: string): string {
  return written.replaceAll(/(Reset-Password\?token=)[\w-]+/g, '$1(removed)');
}

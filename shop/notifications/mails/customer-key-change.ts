import type { CustomerAccount } from '../../customers/paths.ts';
import type { KeyChange } from '../../outbox/mail-payloads.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

/** To a customer whose account got or lost a second factor or a passkey, by whoever's hand: a thief's change is seen too. */
export function customerKeyChangeMail(account: CustomerAccount, changed: KeyChange, publicUrl: string): Letter {
  const what = KEY_CHANGES[changed];
  return {
    to: account.email,
    subject: what,
    heading: what,
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: `${what}. If it was you, or our counter when you called, all is well.` },
      { kind: 'text', text: 'If not, change your password, look at the keys of your account, and call us at once.' },
      { kind: 'button', label: 'Login and security', url: `${publicUrl}/Account-Security` },
    ],
  };
}

/** As a subject says it. */
export const KEY_CHANGES: Readonly<Record<KeyChange, string>> = {
  'second factor on': 'The second factor of your account was turned on',
  'second factor off': 'The second factor of your account was turned off',
  'passkey added': 'A passkey was added to your account',
  'passkey removed': 'A passkey was removed from your account',
};

import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message } from '../../../base/messages/message.ts';
import type { KeyChange } from '../../../base/outbox/effects.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import type { Mail } from '../mail.ts';
import { getAccount } from './find-subject.ts';

export const customerKeyChange: Mail<'customer-key-change'> = {
  write: async ({ customerId, changed }, { tx, publicUrl }) =>
    customerKeyChangeMail(await getAccount(tx, customerId), changed, publicUrl),
};

/**
 * To a customer whose account gained or lost a second factor or a passkey, whoever did it, so that an intruder's change
 * is noticed.
 */
function customerKeyChangeMail(account: CustomerAccount, changed: KeyChange, publicUrl: string): Letter {
  const what = KEY_CHANGES[changed];
  return {
    to: account.email,
    subject: message('letter.keys.subject', { what }),
    heading: message('letter.keys.subject', { what }),
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: message('letter.keys.text', { what }) },
      { kind: 'text', text: message('letter.keys.check') },
      { kind: 'button', label: message('letter.keys.button'), url: `${publicUrl}/Account-Security` },
    ],
  };
}

/** Names used in the sentences. */
export const KEY_CHANGES = {
  'second factor on': 'factor_on',
  'second factor off': 'factor_off',
  'passkey added': 'passkey_added',
  'passkey removed': 'passkey_removed',
} as const satisfies Readonly<Record<KeyChange, string>>;

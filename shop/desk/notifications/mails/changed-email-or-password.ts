import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message } from '../../../base/messages/message.ts';
import type { EffectPayloads } from '../../../base/outbox/effects.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import type { Mail } from '../mail.ts';
import { getAccount } from './find-subject.ts';

export const changedEmailOrPassword: Mail<'changed-email-or-password'> = {
  write: async (change, { tx }) => changedEmailOrPasswordMail(await getAccount(tx, change.customerId), change),
};

type Change = Pick<EffectPayloads['changed-email-or-password'], 'to' | 'changed'>;

/** To the account's previous address: its e-mail address or password has changed (D19). */
function changedEmailOrPasswordMail(account: CustomerAccount, { to, changed }: Change): Letter {
  const [first = 'email', second] = changed;
  const what = second === undefined ? first : 'both';
  return {
    to,
    subject: message('letter.changed.subject', { what }),
    heading: message('letter.changed.subject', { what }),
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: message('letter.changed.text', { what }) },
      { kind: 'text', text: message('letter.changed.check') },
    ],
  };
}

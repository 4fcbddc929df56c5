import type { CustomerAccount } from '../../companies/accounts/paths.ts';
import { message } from '../../kernel/message.ts';
import type { MailPayloads } from '../../outbox/mail-payloads.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

type Change = Pick<MailPayloads['changed-email-or-password'], 'to' | 'changed'>;

/** To the account's previous address: its e-mail address or password has changed (D19). */
export function changedEmailOrPasswordMail(account: CustomerAccount, { to, changed }: Change): Letter {
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

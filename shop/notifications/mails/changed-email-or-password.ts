import type { CustomerAccount } from '../../customers/paths.ts';
import type { MailPayloads } from '../../outbox/mail-payloads.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

type Change = Pick<MailPayloads['changed-email-or-password'], 'to' | 'changed'>;

/** To the address that the account had before: its e-mail address or password is another now (D19). */
export function changedEmailOrPasswordMail(account: CustomerAccount, { to, changed }: Change): Letter {
  const what = changed.map((part) => WORDS[part]).join(' and the ');
  return {
    to,
    subject: `The ${what} of your account changed`,
    heading: `The ${what} of your account changed`,
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: `The ${what} of your account with us has just been changed.` },
      {
        kind: 'text',
        text: 'If it was you, or somebody of your company, all is well. If not, please call us at once.',
      },
    ],
  };
}

const WORDS = { email: 'email address', password: 'password' } as const;

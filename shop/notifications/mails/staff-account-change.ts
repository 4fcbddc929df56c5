import type { StaffRow } from '../../identity/staff-queries.ts';
import type { MailPayloads } from '../../outbox/mail-payloads.ts';
import { KEY_CHANGES } from './customer-key-change.ts';
import type { Letter } from './letter.ts';

type Change = Pick<MailPayloads['staff-account-change'], 'changed' | 'by'>;

/** To a member of staff whose password or second factor changed, by whoever's hand: a thief's change is seen too. */
export function staffAccountChangeMail({ name, email }: StaffRow, { changed, by }: Change, storeName: string): Letter {
  const what = WORDS[changed];
  return {
    to: email,
    subject: what,
    heading: what,
    blocks: [
      { kind: 'text', text: `Dear ${name},` },
      {
        kind: 'text',
        text: `${what}. It is your account in the administration of ${storeName}, and it was done by: ${by}.`,
      },
      {
        kind: 'text',
        text: 'If you know of it, all is well. If not, tell a colleague at once: they can end your sessions.',
      },
    ],
  };
}

const WORDS = {
  password: 'The password of your account changed',
  ...KEY_CHANGES,
} as const;

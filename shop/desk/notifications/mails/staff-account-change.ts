import type { StaffRow } from '../../../people/staff/staff-queries.ts';
import type { EffectPayloads } from '../../../base/outbox/effects.ts';
import { KEY_CHANGES } from './customer-key-change.ts';
import type { Letter } from './letter.ts';
import { message } from '../../../base/messages/message.ts';
import type { Mail } from '../mail.ts';
import { getColleague } from './find-subject.ts';

export const staffAccountChange: Mail<'staff-account-change'> = {
  write: async (change, { tx, store }) =>
    staffAccountChangeMail(await getColleague(tx, change.staffId), change, store.name),
};

type Change = Pick<EffectPayloads['staff-account-change'], 'changed' | 'by'>;

/**
 * To a staff member whose password or second factor changed, whoever did it, so that an intruder's change is noticed.
 */
function staffAccountChangeMail({ name, email }: StaffRow, { changed, by }: Change, storeName: string): Letter {
  const what = WORDS[changed];
  return {
    to: email,
    subject: message('staff-letter.account.subject', { what }),
    heading: message('staff-letter.account.subject', { what }),
    blocks: [
      { kind: 'text', text: message('staff-letter.account.dear', { name }) },
      { kind: 'text', text: message('staff-letter.account.text', { what, store: storeName, by }) },
      { kind: 'text', text: message('staff-letter.account.check') },
    ],
  };
}

const WORDS = {
  password: 'password',
  ...KEY_CHANGES,
} as const;

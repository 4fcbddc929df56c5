import { message } from '../../../base/messages/message.ts';
import type { Letter } from './letter.ts';
import { NO_TOKEN } from './link-token.ts';
import type { Mail } from '../mail.ts';
import { findAskedAddress, openEmailChange } from '../../../people/email-changes/change-queries.ts';

export const emailChange: Mail<'email-change'> = {
  async write({ changeId }, { tx, clock, store, publicUrl }) {
    const asked = await findAskedAddress(tx, changeId, clock.now());
    return asked === undefined ? null : emailChangeMail(asked.email, store.name, publicUrl);
  },
  openLink: ({ changeId }, { db, clock }) => openEmailChange(db, changeId, clock.now()),
};

/** To the new address of an account: the link that confirms it (D53). It contains nothing that anybody typed. */
function emailChangeMail(email: string, storeName: string, publicUrl: string): Letter {
  return {
    to: email,
    subject: message('letter.email-change.subject', { store: storeName }),
    heading: message('letter.email-change.heading'),
    blocks: [
      { kind: 'text', text: message('letter.good-day') },
      { kind: 'text', text: message('letter.email-change.text', { store: storeName }) },
      {
        kind: 'button',
        label: message('letter.email-change.button'),
        url: `${publicUrl}/Confirm-Address?token=${NO_TOKEN}`,
      },
      { kind: 'note', text: message('letter.email-change.note') },
    ],
  };
}

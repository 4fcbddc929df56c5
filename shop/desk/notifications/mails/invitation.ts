import {
  findInvitationMail,
  type InvitationMail,
  openInvitation,
} from '../../../people/companies/invitation-queries.ts';
import { message } from '../../../base/messages/message.ts';
import type { Letter } from './letter.ts';
import { NO_TOKEN } from './link-token.ts';
import type { Mail } from '../mail.ts';

export const invitation: Mail<'invitation'> = {
  async write({ invitationId }, { tx, clock, store, publicUrl }) {
    const found = await findInvitationMail(tx, invitationId, clock.now());
    return found === undefined ? null : invitationMail(found, store.name, publicUrl);
  },
  openLink: ({ invitationId }, { db, clock }) => openInvitation(db, invitationId, clock.now()),
};

/** To an invited person: the link that makes them a member, once and within seven days (H2). */
function invitationMail(asked: InvitationMail, storeName: string, publicUrl: string): Letter {
  const { email, company, firstName, surname } = asked;
  return {
    to: email,
    subject: message('letter.invitation.subject', { company, store: storeName }),
    heading: message('letter.invitation.heading', { company }),
    blocks: [
      { kind: 'text', text: message('letter.good-day') },
      { kind: 'text', text: message('letter.invitation.text', { firstName, surname, company, store: storeName }) },
      { kind: 'button', label: message('letter.invitation.button'), url: invitationLink(publicUrl, NO_TOKEN) },
      { kind: 'note', text: message('letter.invitation.note') },
    ],
  };
}

/** The address at which the holder of the token joins the company. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/Company/Join?token=${token}`;
}

import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { openPasswordReset } from '../../../people/identity/password-reset-queries.ts';
import { message } from '../../../base/messages/message.ts';
import { isStillInvited } from '../../password-invitations/invitation-queries.ts';
import type { Mail } from '../mail.ts';
import { getAccount } from './find-subject.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { NO_TOKEN } from './link-token.ts';
import { resetLink } from './password-reset.ts';

/** Lifetime of the link: until the reminder, which brings a new one. */
const LINK_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

export const passwordInvitation: Mail<'password-invitation'> = {
  write: async ({ customerId, isReminder }, { tx, store, publicUrl }) =>
    (await isStillInvited(tx, customerId))
      ? passwordInvitationMail(await getAccount(tx, customerId), { isReminder, store: store.name, publicUrl })
      : null,
  openLink: async ({ customerId }, { db, clock }) =>
    (await isStillInvited(db, customerId)) ? openPasswordReset(db, customerId, clock.now(), LINK_LIFE_MS) : undefined,
};

/** To a member who came from another shop: the link that chooses a first password, once and within seven days (Q3). */
function passwordInvitationMail(
  account: CustomerAccount,
  { isReminder, store, publicUrl }: { isReminder: boolean; store: string; publicUrl: string },
): Letter {
  const { email, company } = account;
  return {
    to: email,
    subject: message('letter.first-password.subject', { again: isReminder ? 'yes' : 'no', store }),
    heading: message('letter.first-password.heading'),
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: message('letter.first-password.text', { store, company, email }) },
      { kind: 'button', label: message('letter.first-password.heading'), url: resetLink(publicUrl, NO_TOKEN) },
      { kind: 'note', text: message('letter.first-password.note') },
    ],
  };
}

import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message } from '../../../base/messages/message.ts';
import type { Letter } from './letter.ts';
import type { Mail } from '../mail.ts';
import { getAccount } from './find-subject.ts';

export const registrationDeclined: Mail<'registration-declined'> = {
  write: async ({ customerId, reason }, { tx, store }) =>
    registrationDeclinedMail(await getAccount(tx, customerId), reason, store.name),
};

/**
 * To the customer: the registration is declined, with the reason. The reason is written by staff; the mail contains no
 * input from the registration.
 */
function registrationDeclinedMail(
  { email }: Pick<CustomerAccount, 'email'>,
  reason: string,
  storeName: string,
): Letter {
  return {
    to: email,
    subject: message('letter.declined.subject', { store: storeName }),
    heading: message('letter.declined.heading'),
    blocks: [
      { kind: 'text', text: message('letter.good-day') },
      { kind: 'text', text: message('letter.declined.text') },
      { kind: 'note', text: reason },
      { kind: 'text', text: message('letter.declined.mistake') },
    ],
  };
}

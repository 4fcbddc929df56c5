import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message } from '../../../base/messages/message.ts';
import type { Letter } from './letter.ts';
import type { Mail } from '../mail.ts';
import { getAccount } from './find-subject.ts';

export const activation: Mail<'activation'> = {
  write: async ({ customerId }, { tx, store, publicUrl }) =>
    activationMail(await getAccount(tx, customerId), store.name, publicUrl),
};

/** To the customer: the account is authorised (B10). */
function activationMail(account: CustomerAccount, storeName: string, publicUrl: string): Letter {
  const { email, firstName, surname, company } = account;
  return {
    to: email,
    subject: message('letter.activation.subject', { store: storeName }),
    heading: message('letter.activation.heading'),
    blocks: [
      { kind: 'text', text: message('letter.dear', { firstName, surname }) },
      { kind: 'text', text: message('letter.activation.text', { company, email }) },
      { kind: 'button', label: message('letter.log-in'), url: `${publicUrl}/LogIn` },
    ],
  };
}

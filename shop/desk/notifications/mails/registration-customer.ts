import type { CustomerAccount } from '../../../people/customers/paths.ts';
import type { Letter } from './letter.ts';
import { message } from '../../../base/messages/message.ts';
import type { Mail } from '../mail.ts';
import { getAccount } from './find-subject.ts';

export const registrationCustomer: Mail<'registration-customer'> = {
  write: async ({ customerId }, { tx, store }) =>
    registrationCustomerMail(await getAccount(tx, customerId), store.name),
};

/**
 * To the customer: the account exists and awaits authorisation (A20). It contains no user input, because anyone could
 * register with another person's address.
 */
function registrationCustomerMail({ email }: Pick<CustomerAccount, 'email'>, storeName: string): Letter {
  return {
    to: email,
    subject: message('letter.registration.subject', { store: storeName }),
    heading: message('letter.registration.heading'),
    blocks: [
      { kind: 'text', text: message('letter.good-day') },
      { kind: 'text', text: message('letter.registration.text') },
      { kind: 'note', text: message('letter.registration.note') },
    ],
  };
}

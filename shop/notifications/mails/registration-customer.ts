import type { CustomerAccount } from '../../companies/accounts/paths.ts';
import type { Letter } from './letter.ts';
import { message } from '../../kernel/message.ts';

/**
 * To the customer: the account is there and waits to be authorised (A20). Nothing that was typed stands in it: anyone who
 * registers with another's address must not be able to write to them.
 */
export function registrationCustomerMail({ email }: Pick<CustomerAccount, 'email'>, storeName: string): Letter {
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

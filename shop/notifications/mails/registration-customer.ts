import type { CustomerAccount } from '../../customers/paths.ts';
import type { Letter } from './letter.ts';

/**
 * To the customer: the account is there and waits to be authorised (A20). Nothing that was typed stands in it: whoever
 * registers with another's address must not be able to write to them.
 */
export function registrationCustomerMail({ email }: Pick<CustomerAccount, 'email'>, storeName: string): Letter {
  return {
    to: email,
    subject: `Your ${storeName} account`,
    heading: 'Thank you for registering',
    blocks: [
      { kind: 'text', text: 'Good day,' },
      {
        kind: 'text',
        text: 'We have received a registration with this email address. A company representative must authorise the account and will make contact with you. We write again as soon as you can log in.',
      },
      { kind: 'note', text: 'If you have not registered with us, please tell us: somebody used your address.' },
    ],
  };
}

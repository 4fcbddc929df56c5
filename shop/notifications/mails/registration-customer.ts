import type { CustomerAccount } from '../../customers/paths.ts';
import type { Letter } from './letter.ts';

/** To the customer: the account is there and waits to be authorised (A20). */
export function registrationCustomerMail(account: CustomerAccount, storeName: string): Letter {
  return {
    to: account.email,
    subject: `Your ${storeName} account`,
    heading: 'Thank you for registering',
    blocks: [
      { kind: 'text', text: `Dear ${account.firstName} ${account.surname},` },
      {
        kind: 'text',
        text: `We have received your registration for ${account.company}. A company representative must authorise the account and will make contact with you. We write again as soon as you can log in.`,
      },
      { kind: 'note', text: 'If you have not registered with us, please tell us: somebody used your address.' },
    ],
  };
}

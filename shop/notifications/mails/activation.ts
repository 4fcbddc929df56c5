import type { CustomerAccount } from '../../customers/paths.ts';
import type { Letter } from './letter.ts';

/** To the customer: the account is authorised (B10). */
export function activationMail(account: CustomerAccount, storeName: string, publicUrl: string): Letter {
  return {
    to: account.email,
    subject: `Your ${storeName} account is ready`,
    heading: 'Your account has been authorised',
    blocks: [
      { kind: 'text', text: `Dear ${account.firstName} ${account.surname},` },
      {
        kind: 'text',
        text: `The account of ${account.company} has been authorised. Log in with ${account.email} to see your prices and to order.`,
      },
      { kind: 'button', label: 'Log in', url: `${publicUrl}/LogIn` },
    ],
  };
}

import type { CustomerAccount } from '../../companies/accounts/paths.ts';
import { message } from '../../kernel/message.ts';
import type { Letter } from './letter.ts';

/** To the customer: the account is authorised (B10). */
export function activationMail(account: CustomerAccount, storeName: string, publicUrl: string): Letter {
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

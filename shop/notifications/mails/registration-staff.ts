import { ACTIVATION_LINK_DAYS, priceClassOfActivation, type ActivationLink } from '../../accounts/account-status.ts';
import type { CustomerAccount } from '../../customers/paths.ts';
import type { Letter } from './letter.ts';

/**
 * To the shop's staff: who wants an account, and the three links that authorise it (A20, B10, D18). What was typed stands in
 * the facts alone, escaped.
 */
export function registrationStaffMail(account: CustomerAccount, to: string, publicUrl: string): Letter {
  return {
    to,
    subject: `New account to authorise: ref. ${account.id}`,
    heading: 'Somebody has registered',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Company', account.company],
          ['Name', `${account.firstName} ${account.surname}`],
          ['Email', account.email],
          ['Telephone', account.telephone],
          ['Address', addressOf(account)],
          ['Country', account.countryName],
        ],
      },
      { kind: 'text', text: 'To authorise the account, open the link of the customer’s price class:' },
      { kind: 'links', links: (['d', 'e', 'i'] as const).map((link) => activationLink(link, account.guid, publicUrl)) },
      {
        kind: 'note',
        text: `Each link works as long as the account waits, for ${ACTIVATION_LINK_DAYS} days. To look at it first, or later: ${publicUrl}/Administration/CustomerEdit?id=${account.id}`,
      },
    ],
  };
}

const LABEL: Readonly<Record<ActivationLink, string>> = {
  d: 'Authorise as domestic',
  e: 'Authorise as European',
  i: 'Authorise as international',
};

function activationLink(link: ActivationLink, guid: string, publicUrl: string) {
  return {
    label: LABEL[link],
    note: `price class ${priceClassOfActivation(link)}`,
    url: `${publicUrl}/Activate?${link}=${guid}`,
  };
}

function addressOf({ line1, line2, town, postcode }: CustomerAccount): string {
  return [line1, line2, town, postcode].filter((line) => line !== '').join('\n');
}

import {
  ACTIVATION_LINK_DAYS,
  priceClassOfActivation,
  type ActivationLink,
} from '../../../people/accounts/account-status.ts';
import { addressLines } from '../../../base/reference-data/address-lines.ts';
import type { CustomerAccount } from '../../../people/customers/paths.ts';
import type { Letter } from './letter.ts';
import { message } from '../../../base/messages/message.ts';
import type { Mail } from '../mail.ts';
import { localizeAddressParts } from '../../../base/reference-data/localize-address.ts';
import { getAccount } from './find-subject.ts';

export const registrationStaff: Mail<'registration-staff'> = {
  async write({ customerId }, { tx, hot, translator, staffAddress, publicUrl }) {
    const account = localizeAddressParts(await getAccount(tx, customerId), hot(), translator.language);
    return registrationStaffMail(account, staffAddress(), publicUrl);
  },
};

/**
 * To the shop's staff: a new registration, and the three links that authorise it (A20, B10, D18). User input appears
 * only in the facts, escaped.
 */
function registrationStaffMail(account: CustomerAccount, to: string, publicUrl: string): Letter {
  return {
    to,
    subject: message('staff-letter.registration.subject', { ref: account.id }),
    heading: message('staff-letter.registration.heading'),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [message('staff-letter.company'), account.company],
          [message('staff-letter.name'), `${account.firstName} ${account.surname}`],
          [message('staff-letter.email'), account.email],
          [message('staff-letter.telephone'), account.telephone],
          [message('staff-letter.address'), addressOf(account)],
          [message('staff-letter.country'), account.countryName],
        ],
      },
      { kind: 'text', text: message('staff-letter.registration.text') },
      { kind: 'links', links: (['d', 'e', 'i'] as const).map((link) => activationLink(link, account.guid, publicUrl)) },
      {
        kind: 'note',
        text: message('staff-letter.registration.note', {
          days: ACTIVATION_LINK_DAYS,
          url: `${publicUrl}/Administration/CustomerEdit?id=${account.id}`,
        }),
      },
    ],
  };
}

function activationLink(link: ActivationLink, guid: string, publicUrl: string) {
  return {
    label: message('staff-letter.registration.link', { link }),
    note: message('staff-letter.registration.class', { priceClass: priceClassOfActivation(link) }),
    url: `${publicUrl}/Activate?${link}=${guid}`,
  };
}

/** Without the country, which is shown below it. */
function addressOf(account: CustomerAccount): string {
  return addressLines({ ...account, countryName: '' }).join('\n');
}

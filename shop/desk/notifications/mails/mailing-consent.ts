import { type AskedConsent, findAskedConsent, openConsent } from '../../../people/mailings/consent-queries.ts';
import { message } from '../../../base/messages/message.ts';
import type { Letter } from './letter.ts';
import { NO_TOKEN } from './link-token.ts';
import type { Mail } from '../mail.ts';

export const mailingConsent: Mail<'mailing-consent'> = {
  async write({ consentId }, { tx, store, publicUrl }) {
    const asked = await findAskedConsent(tx, consentId);
    return asked === undefined ? null : mailingConsentMail(asked, store.name, publicUrl);
  },
  openLink: ({ consentId }, { db }) => openConsent(db, consentId),
};

/** To an address for which mailings were asked: the link that confirms it (O5). It contains nothing that anybody typed. */
function mailingConsentMail({ email, words }: AskedConsent, storeName: string, publicUrl: string): Letter {
  return {
    to: email,
    subject: message('letter.mailing.subject', { store: storeName }),
    heading: message('letter.mailing.heading'),
    blocks: [
      { kind: 'text', text: message('letter.good-day') },
      { kind: 'text', text: message('letter.mailing.text', { words }) },
      { kind: 'button', label: message('letter.mailing.button'), url: `${publicUrl}/Mailings?token=${NO_TOKEN}` },
      { kind: 'note', text: message('letter.mailing.note') },
    ],
  };
}

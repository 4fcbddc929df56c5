import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../../../base/days/calendar-day.ts';
import { type Message, message } from '../../../base/messages/message.ts';
import type { KeyNews } from '../../../base/outbox/effects.ts';
import { findKey, type KeyWithHolder } from '../../../people/keys/key-queries.ts';
import type { Mail } from '../mail.ts';
import { findActiveAccount, getColleague } from './find-subject.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

export const keyNews: Mail<'key-news'> = {
  async write({ keyId, customerId, ...about }, { tx, publicUrl, store }) {
    const account = await findActiveAccount(tx, customerId);
    if (account === null) return null;
    const key = await getKey(tx, keyId);
    const page = `${publicUrl}/Company/Keys`;
    return keyNewsMail(key, about, { to: account.email, dear: greeting(account), page, timeZone: store.timeZone });
  },
};

export const staffKeyNews: Mail<'staff-key-news'> = {
  async write({ keyId, staffId, ...about }, { tx, publicUrl, store }) {
    const { email, name } = await getColleague(tx, staffId);
    const dear = message('staff-letter.account.dear', { name });
    const page = `${publicUrl}/Administration/Keys`;
    return keyNewsMail(await getKey(tx, keyId), about, { to: email, dear, page, timeZone: store.timeZone });
  },
};

async function getKey(tx: Db, keyId: number): Promise<KeyWithHolder> {
  const key = await findKey(tx, keyId);
  if (key === undefined) throw new Error(`There is no key ${keyId}.`);
  return key;
}

/** To somebody who answers for a key, so that one that a stranger made or uses is noticed. It never contains the key. */
function keyNewsMail(
  { name, publicId, holder, expiresAt }: KeyWithHolder,
  { news: what, range }: { news: KeyNews; range: string },
  { to, dear, page, timeZone }: { to: string; dear: Message; page: string; timeZone: string },
): Letter {
  const day = { day: dayInZone(expiresAt, timeZone) };
  return {
    to,
    subject: message('letter.program-key.subject', { what, name }),
    heading: message('letter.program-key.subject', { what, name }),
    blocks: [
      { kind: 'text', text: dear },
      { kind: 'text', text: message('letter.program-key.text', { what, name, prefix: publicId, holder, day, range }) },
      { kind: 'text', text: message('letter.program-key.check') },
      { kind: 'button', label: message('letter.program-key.button'), url: page },
    ],
  };
}

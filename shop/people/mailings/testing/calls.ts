import { eq } from 'drizzle-orm';
import { CUSTOMER } from '#server/api/testing/callers.ts';
import { next, type Prepare, type Preparations } from '#server/api/testing/prepare-request.ts';
import { tokenHash } from '../../sessions/session.ts';
import { mailingConsents } from '../tables.ts';

/** A consent of the customer that is asked for, with the token of its mail. */
const withConsent =
  (where: 'query' | 'path' | 'body'): Prepare =>
  async (shop) => {
    const { db, clock } = shop.shop;
    await db.delete(mailingConsents).where(eq(mailingConsents.customerId, CUSTOMER));
    const token = `token-${next(shop)}`;
    const [row] = await db
      .insert(mailingConsents)
      .values({
        customerId: CUSTOMER,
        email: 'uk@converter.test',
        words: 'I would like to receive news.',
        language: 'en',
        askedAt: clock.now(),
        tokenHash: tokenHash(token),
      })
      .returning({ guid: mailingConsents.guid });
    if (where === 'query') return { query: { token } };
    if (where === 'path') return { path: { consent: row?.guid ?? '' } };
    return { body: { token, consent: row?.guid } };
  };

export const preparations: Preparations['preparations'] = {
  'GET /Mailing/GetConsentByToken': withConsent('query'),
  'GET /Mailing/GetConsent/{consent}': withConsent('path'),
  'POST /Mailing/ConfirmConsent': withConsent('body'),
  'POST /Mailing/WithdrawConsent': withConsent('body'),
};

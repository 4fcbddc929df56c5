import { eq } from 'drizzle-orm';
import { WAITING } from '#server/api/testing/callers.ts';
import { next, type Prepare, type Preparations } from '#server/api/testing/prepare-request.ts';
import { tokenHash } from '../../sessions/session.ts';
import { emailChanges } from '../tables.ts';

/** A new address of an account that no other example logs in to, with the token of its mail. */
const withChange =
  (where: 'query' | 'body'): Prepare =>
  async (shop) => {
    const { db, clock } = shop.shop;
    await db.delete(emailChanges).where(eq(emailChanges.customerId, WAITING));
    const number = next(shop);
    const [token, email] = [`address-token-${number}`, `new.${number}@converter.test`];
    await db
      .insert(emailChanges)
      .values({ customerId: WAITING, email, askedAt: clock.now(), tokenHash: tokenHash(token) });
    return where === 'query' ? { query: { token } } : { body: { token } };
  };

export const preparations: Preparations['preparations'] = {
  'GET /User/GetNewAddress': withChange('query'),
  'POST /User/ConfirmNewAddress': withChange('body'),
};

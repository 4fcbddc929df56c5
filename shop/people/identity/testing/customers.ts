import { newCustomer } from '../../customers/testing/people.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { codeOf } from './colleagues.ts';

/** Creates a customer with a second factor, enabled a minute ago, so that the current code is unused. */
export async function customerWithSecondFactor(shop: TestShop, now: Date) {
  shop.setTime(new Date(now.getTime() - 60_000));
  const ada = await newCustomer(shop);
  const session = await shop.as(ada.email, ada.userPass);
  await session.post('/api/User/StartSecondFactor');
  const secret = String((await session.get('/api/User/GetSecondFactor')).body.toScan.secret);
  const code = codeOf(secret, shop.shop.clock.now());
  const { body: recoveryCodes } = await session.post('/api/User/ConfirmSecondFactor', { code });
  shop.setTime(now);
  return { ...ada, session, secret, recoveryCodes: recoveryCodes as string[] };
}

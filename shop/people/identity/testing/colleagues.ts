import { Secret, TOTP } from 'otpauth';
import type { TestShop } from '#server/testing/test-shop.ts';
import { addStaff } from '../../staff/add-staff.ts';
import { OPERATOR, type StaffChangeContext } from '../../staff/staff-account.ts';

let hired = 0;

/** Context of staff account changes by the operator or by a staff member. */
export function changeBy({ shop }: TestShop, by = OPERATOR): StaffChangeContext {
  return { db: shop.db, now: shop.clock.now(), by };
}

/** Creates a staff member for the test. */
export async function hire(shop: TestShop, password = 'yellow-doctor-blade') {
  hired += 1;
  const draft = { name: 'Mabel Tripp', email: `mabel.${hired}@pressline.test`, password };
  return { ...draft, ...(await addStaff(draft, changeBy(shop))) };
}

/** Computes the code that an authenticator app shows for this secret at that time. */
export function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** Creates a staff member with a second factor, enabled half a minute ago, so that the current code is unused. */
export async function hireWithSecondFactor(shop: TestShop, now: Date) {
  const mabel = await hire(shop);
  shop.setTime(new Date(now.getTime() - 60_000));
  const session = await shop.asStaff(mabel.email, mabel.password);
  await session.post('/api/BlogUser/StartSecondFactor');
  const { secret } = (await session.get('/api/BlogUser/GetOwnAccount')).body.toScan;
  const code = codeOf(secret, shop.shop.clock.now());
  const { body: recoveryCodes } = await session.post('/api/BlogUser/ConfirmSecondFactor', { code });
  shop.setTime(now);
  return { ...mabel, session, secret: String(secret), recoveryCodes: recoveryCodes as string[] };
}

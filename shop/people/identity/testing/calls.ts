import { CUSTOMER, OTHER, STAFF } from '#server/api/testing/callers.ts';
import { type Prepare, type Preparations, next, nowIn, staffPassword } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import type { ExampleRequest } from '#shop/base/operations/operation.ts';
import type { AccountOwner } from '#shop/people/identity/account-owner.ts';
import { addStaff } from '#shop/people/staff/add-staff.ts';
import { disableStaff } from '#shop/people/staff/disable-staff.ts';
import { putChallenge } from '#shop/people/login-methods/passkey-queries.ts';
import { openPasswordReset } from '#shop/people/identity/password-reset-queries.ts';
import { hashPassword } from '#shop/people/identity/password.ts';
import {
  deleteSecondFactor,
  openSignIn,
  putSecondFactor,
  updateSecondFactor,
} from '#shop/people/login-methods/second-factor-queries.ts';
import { openCustomerSession, openStaffSession } from '#shop/people/sessions/session-queries.ts';
import { tokenHash } from '#shop/people/sessions/session.ts';
import { passkeys, sessions } from '#shop/people/identity/tables.ts';
import { Authenticator } from '#shop/people/identity/testing/authenticator.ts';
import { changeBy, codeOf } from '#shop/people/identity/testing/colleagues.ts';
import { storedPasskey } from '#shop/people/identity/testing/stored-passkey.ts';
import { eq, inArray } from 'drizzle-orm';
import { type ForeignRows, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /User/EndSession': { calls: [({ sessionGuid }) => post('/User/EndSession', { guid: sessionGuid })] },
  'POST /User/FinishPasskeySignIn': { nothing: 'takes the signature of a passkey' },
  'POST /BlogUser/FinishPasskeySignIn': { nothing: 'takes the signature of a passkey' },
  'POST /User/AddPasskey': {
    nothing: 'answers a question that was asked of the caller (shop/people/identity/own-passkeys.test.ts)',
  },
  'POST /User/RemovePasskey': { calls: [({ passkeyGuid }) => post('/User/RemovePasskey', { guid: passkeyGuid })] },
};

const reset: Prepare = async ({ shop }, { body }) => ({
  body: { ...(body as object), token: await openPasswordReset(shop.db, CUSTOMER, shop.clock.now()) },
});

const colleague: Prepare = async (shop) => ({ body: { id: await hired(shop) } });

/** Creates a staff account; returns its id. */
async function hired(shop: TestShop): Promise<number> {
  const email = `mabel.${next(shop)}@pressline.test`;
  return (await addStaff({ name: 'Mabel Tripp', email, password: 'yellow-doctor-blade' }, changeBy(shop))).id;
}

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Creates a second factor, and its current code. */
async function secondFactor(
  shop: TestShop,
  state: 'begun' | 'on',
  owner: AccountOwner = { staffId: STAFF },
): Promise<{ code: string }> {
  const { db } = shop.shop;
  await deleteSecondFactor(db, owner);
  await putSecondFactor(db, owner, SECRET, nowIn(shop));
  if (state === 'on') await updateSecondFactor(db, owner, { confirmedAt: nowIn(shop) });
  return { code: codeOf(SECRET, nowIn(shop)) };
}

/** Creates the same second factor for both customers of the examples. */
async function secondFactorOfCustomers(shop: TestShop, state: 'begun' | 'on'): Promise<{ code: string }> {
  await secondFactor(shop, state, { customerId: OTHER });
  return secondFactor(shop, state, { customerId: CUSTOMER });
}

/** Resets the password of the examples' customers, because other examples change it. */
async function customerPassword({ shop }: TestShop): Promise<string> {
  const passwordHash = await hashPassword('press-2026');
  await shop.db
    .update(customers)
    .set({ passwordHash })
    .where(inArray(customers.id, [CUSTOMER, OTHER]));
  return 'press-2026';
}

const RP = 'localhost';

/** Builds the browser answer for a new passkey of this account. */
async function madePasskey(shop: TestShop, owner: AccountOwner) {
  const challenge = `ask-${next(shop)}`;
  await shop.shop.db.delete(passkeys);
  await putChallenge(shop.shop.db, challenge, { purpose: 'add', owner, now: nowIn(shop) });
  return new Authenticator().make({ challenge, rp: { name: 'Pressline', id: RP } });
}

/** Builds the browser answer for a login with a passkey of this account. */
async function usedPasskey(shop: TestShop, owner: AccountOwner): Promise<ExampleRequest> {
  const authenticator = new Authenticator();
  const credentialId = authenticator.credentialId.toString('base64url');
  await storedPasskey(shop.shop.db, owner, { credentialId, publicKey: authenticator.publicKey });
  const challenge = `ask-${next(shop)}`;
  const purpose = 'staffId' in owner ? 'staff login' : 'customer login';
  await putChallenge(shop.shop.db, challenge, { purpose, now: nowIn(shop) });
  return { body: { response: authenticator.use({ challenge, rpId: RP }) } };
}

/** Opens another session of that account; returns its GUID, by which it is ended. */
async function openedSession(shop: TestShop, owner: { customerId: number } | { staffId: number }): Promise<string> {
  const { db } = shop.shop;
  const begun = { device: 'A press of tests', now: nowIn(shop) };
  const token =
    'staffId' in owner
      ? await openStaffSession(db, owner.staffId, begun)
      : await openCustomerSession(db, owner.customerId, { ...begun, remembered: true });
  const [session] = await db
    .select({ guid: sessions.guid })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash(token)));
  return session?.guid ?? '';
}

export const preparations: Preparations['preparations'] = {
  'POST /User/CreateToken': async ({ shop }, { body }) => {
    const passwordHash = await hashPassword('press-2026'); // other examples change it
    await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, CUSTOMER));
    return { body: { ...(body as object), Password: 'press-2026' } };
  },
  'POST /BlogUser/CreateToken': async (shop, { body }) => ({
    body: { ...(body as object), blogUserPass: await staffPassword(shop) },
  }),
  'POST /BlogUser/FinishSignIn': async (shop) => ({
    body: {
      ...(await secondFactor(shop, 'on')),
      signIn: await openSignIn(shop.shop.db, { staffId: STAFF }, { now: nowIn(shop) }),
    },
  }),
  'POST /User/FinishSignIn': async (shop) => ({
    body: {
      ...(await secondFactor(shop, 'on', { customerId: CUSTOMER })),
      signIn: await openSignIn(shop.shop.db, { customerId: CUSTOMER }, { now: nowIn(shop) }),
    },
  }),
  'POST /User/FinishPasskeySignIn': (shop) => usedPasskey(shop, { customerId: CUSTOMER }),
  'POST /BlogUser/FinishPasskeySignIn': (shop) => usedPasskey(shop, { staffId: STAFF }),
  'POST /User/GivePassword': async (shop) => ({ body: { password: await customerPassword(shop) } }),
  'POST /User/StartSecondFactor': async ({ shop }) => {
    for (const customerId of [CUSTOMER, OTHER]) await deleteSecondFactor(shop.db, { customerId });
    return {};
  },
  'POST /User/ConfirmSecondFactor': async (shop) => ({ body: await secondFactorOfCustomers(shop, 'begun') }),
  'POST /User/TurnOffSecondFactor': async (shop) => ({
    body: { ...(await secondFactorOfCustomers(shop, 'on')), password: await customerPassword(shop) },
  }),
  'POST /User/AddPasskey': async (shop, { body }) => ({
    body: { ...(body as object), response: await madePasskey(shop, { customerId: CUSTOMER }) },
  }),
  'POST /BlogUser/AddPasskey': async (shop, { body }) => ({
    body: { ...(body as object), response: await madePasskey(shop, { staffId: STAFF }) },
  }),
  'POST /User/RemovePasskey': async (shop) => ({
    body: { guid: await storedPasskey(shop.shop.db, { customerId: CUSTOMER }) },
  }),
  'POST /BlogUser/RemovePasskey': async (shop) => ({
    body: { guid: await storedPasskey(shop.shop.db, { staffId: STAFF }) },
  }),
  'POST /User/RemoveSecondFactor': async (shop) => {
    await secondFactor(shop, 'on', { customerId: CUSTOMER });
    return {};
  },
  'POST /BlogUser/AddStaff': async (shop, { body }) => ({
    body: { ...(body as object), email: `mabel.${next(shop)}@pressline.test` },
  }),
  'POST /BlogUser/DisableStaff': colleague,
  'POST /BlogUser/EnableStaff': async (shop) => {
    const id = await hired(shop);
    await disableStaff(id, changeBy(shop));
    return { body: { id } };
  },
  'POST /BlogUser/SetRights': async (shop, { body }) => ({ body: { ...(body as object), id: await hired(shop) } }),
  'POST /BlogUser/EndSessionsOfStaff': colleague,
  'POST /BlogUser/RemoveSecondFactor': async (shop) => {
    const id = await hired(shop);
    await secondFactor(shop, 'on', { staffId: id });
    return { body: { id } };
  },
  'POST /BlogUser/ChangePassword': async (shop, { body }) => ({
    body: { ...(body as object), presentPassword: await staffPassword(shop) },
  }),
  'POST /BlogUser/GivePassword': async (shop) => ({ body: { password: await staffPassword(shop) } }),
  'POST /BlogUser/StartSecondFactor': async ({ shop }) => {
    await deleteSecondFactor(shop.db, { staffId: STAFF });
    return {};
  },
  'POST /BlogUser/ConfirmSecondFactor': async (shop) => ({ body: await secondFactor(shop, 'begun') }),
  'POST /BlogUser/TurnOffSecondFactor': async (shop) => ({
    body: { ...(await secondFactor(shop, 'on')), password: await staffPassword(shop) },
  }),
  'POST /User/EndSession': async (shop) => ({ body: { guid: await openedSession(shop, { customerId: CUSTOMER }) } }),
  'POST /BlogUser/EndSession': async (shop) => ({ body: { guid: await openedSession(shop, { staffId: STAFF }) } }),
  'POST /User/CheckPasswordReset': reset,
  'POST /User/ResetPassword': reset,
};

import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { mayLogIn } from '../accounts/account-status.ts';
import { ShopError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { openCustomerLogIn } from '../identity/log-in.ts';
import { openStaffLogIn } from '../identity/log-in-staff.ts';
import type { AccountKind } from '../identity/own-account.ts';
import { findPasskey, notePasskeyUse, putChallenge, takeChallenge } from './passkey-queries.ts';
import { challengeOf, relyingParty } from './relying-party.ts';
import { logLoginRefused } from '../identity/security-log.ts';
import { message } from '../../base/messages/message.ts';

/**
 * The passkey opens no account of this kind: it is unknown or removed, the account is closed, or the answer is invalid.
 */
export class PasskeyLoginError extends ShopError {
  readonly code = 'login.passkey-refused';
  readonly status = 401;
  constructor() {
    super(message('refusal.passkey-login-refused'));
  }
}

/** Creates the request with which a browser offers its passkeys for this shop; it names no account. */
export async function startPasskeyLogIn(
  kind: AccountKind,
  { shop }: OperationContext,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(shop).id,
    userVerification: 'required',
  });
  await putChallenge(shop.db, options.challenge, { purpose: `${kind} login`, now: shop.clock.now() });
  return options;
}

/** Logs a customer in with a passkey, which covers both factors. @throws {PasskeyLoginError} */
export async function logInWithPasskey(
  { response, remember = false }: { response: AuthenticationResponseJSON; remember?: boolean | undefined },
  context: OperationContext,
) {
  const { customer } = await findAccount('customer', response, context);
  if (customer === null || !mayLogIn(customer.status)) throw logRefusal('customer', context, customer);
  return openCustomerLogIn(customer, { remembered: remember, secondFactorGiven: true }, context);
}

/** Logs a staff member in with a passkey. @throws {PasskeyLoginError} */
export async function logInStaffWithPasskey(
  { response }: { response: AuthenticationResponseJSON },
  context: OperationContext,
) {
  const { staff } = await findAccount('staff', response, context);
  if (staff === null || staff.disabled) throw logRefusal('staff', context, staff);
  return openStaffLogIn(staff, { secondFactorGiven: true }, context);
}

/** Finds the account of a passkey whose answer matches the current challenge. */
async function findAccount(kind: AccountKind, response: AuthenticationResponseJSON, context: OperationContext) {
  const { shop } = context;
  const passkey = await findPasskey(shop.db, response.id);
  if (passkey === undefined) throw logRefusal(kind, context, null);
  const now = shop.clock.now();
  const challenge = challengeOf(response);
  if (!(await takeChallenge(shop.db, challenge, { purpose: `${kind} login`, now })))
    throw logRefusal(kind, context, passkey[kind]);
  const signCount = await signCountOf(response, { passkey, challenge, shop });
  if (signCount === undefined || !(await notePasskeyUse(shop.db, passkey.id, signCount, now)))
    throw logRefusal(kind, context, passkey[kind]);
  return passkey;
}

interface Question {
  passkey: { publicKey: string; signCount: number };
  challenge: string;
  shop: OperationContext['shop'];
}

/** Reads the signature counter from a valid answer; undefined if it is invalid. */
async function signCountOf(
  response: AuthenticationResponseJSON,
  { passkey, challenge, shop }: Question,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(shop);
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: response.id, publicKey, counter: passkey.signCount },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined; // every error means an invalid answer
  }
}

function logRefusal(kind: AccountKind, context: OperationContext, account: { id: number } | null): PasskeyLoginError {
  const owner =
    account === null ? undefined : kind === 'customer' ? { customerId: account.id } : { staffId: account.id };
  logLoginRefused(context, kind, 'passkey refused', owner);
  return new PasskeyLoginError();
}

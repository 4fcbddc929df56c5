import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { inTransaction } from '#platform/database/database.ts';
import { ConflictError, NotFoundError, ShopError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { AccountOwner } from '../identity/account-owner.ts';
import { findAccountName, lockKeysOf } from '../identity/account-queries.ts';
import { recordKeyChange } from './record-key-change.ts';
import type { OwnAccount } from '../identity/own-account.ts';
import type { OwnPasskey } from '../identity/paths.ts';
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  isPasskeyKnown,
  listPasskeys,
  putChallenge,
  takeChallenge,
} from './passkey-queries.ts';
import { challengeOf, relyingParty } from './relying-party.ts';
import { noteSecondFactor } from '../sessions/session-queries.ts';
import { message } from '../../base/messages/message.ts';

const MAX_PASSKEYS = 20;

/** EdDSA, ES256 and RS256 (COSE), the algorithms of authenticators. */
const ALGORITHMS = [-8, -7, -257];

type Context = Pick<OperationContext, 'shop' | 'translator'>;

/**
 * The browser's answer does not match the challenge: for example from another site, or without fingerprint, face or
 * PIN.
 */
export class PasskeyRefusedError extends ShopError {
  readonly code = 'passkey.refused';
  readonly status = 400;
  constructor() {
    super(message('refusal.passkey-refused'));
  }
}

export async function listOwnPasskeys({ owner }: OwnAccount, { shop }: Pick<Context, 'shop'>): Promise<OwnPasskey[]> {
  const rows = await listPasskeys(shop.db, owner);
  return rows.map(({ guid, name, createdAt, lastUsedAt }) => ({
    guid,
    name,
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Creates the request for a discoverable passkey with fingerprint, face or PIN. */
export async function startPasskey(
  { owner }: OwnAccount,
  { shop }: Context,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const [{ email, guid }, known] = await Promise.all([findAccountName(shop.db, owner), listPasskeys(shop.db, owner)]);
  const options = await generateRegistrationOptions({
    rpName: shop.store.name,
    rpID: relyingParty(shop).id,
    userName: email,
    userID: new Uint8Array(Buffer.from(guid.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await putChallenge(shop.db, options.challenge, { purpose: 'add', owner, now: shop.clock.now() });
  return options;
}

/**
 * Stores a passkey that the browser has created. It counts as the session's second factor.
 * @throws {NotFoundError | PasskeyRefusedError | ConflictError} NotFoundError for a challenge that does not exist,
 * belongs to another account, or has expired
 */
export async function addPasskey(
  { owner, session, by }: OwnAccount,
  { name, response }: { name: string; response: RegistrationResponseJSON },
  { shop, translator }: Context,
): Promise<1> {
  const now = shop.clock.now();
  const { credential } = await madePasskey(owner, response, shop);
  try {
    await inTransaction(shop.db, async (tx) => {
      await lockKeysOf(tx, owner);
      if ((await countPasskeys(tx, owner)) >= MAX_PASSKEYS)
        throw new ConflictError('passkey.too-many', message('refusal.passkeys-too-many', { most: MAX_PASSKEYS }));
      await insertPasskey(tx, {
        ...owner,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        signCount: credential.counter,
        transports: credential.transports ?? [],
        name: name.trim(),
        createdAt: now,
      });
      await noteSecondFactor(tx, session.sessionKey);
      await recordKeyChange(tx, owner, 'passkey added', { by, now, language: translator.language });
    });
  } catch (error) {
    if (isPasskeyKnown(error)) throw new ConflictError('passkey.known', message('refusal.passkey-known'));
    throw error;
  }
  return 1;
}

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/**
 * Reads the passkey from a browser's answer that matches the current challenge. @throws {NotFoundError |
 * PasskeyRefusedError}
 */
async function madePasskey(
  owner: AccountOwner,
  response: RegistrationResponseJSON,
  shop: Context['shop'],
): Promise<Made> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(shop);
  const challenge = challengeOf(response);
  if (!(await takeChallenge(shop.db, challenge, { purpose: 'add', owner, now: shop.clock.now() })))
    throw new NotFoundError('passkey-question');
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined })); // every error means an invalid answer
  if (registrationInfo === undefined) throw new PasskeyRefusedError();
  return registrationInfo;
}

/** @throws {NotFoundError} it belongs to another account, or does not exist (B11) */
export async function removePasskey(
  { owner, by }: OwnAccount,
  guid: string,
  { shop, translator }: Context,
): Promise<1> {
  await inTransaction(shop.db, async (tx) => {
    if (!(await deletePasskey(tx, owner, guid))) throw new NotFoundError('passkey');
    await recordKeyChange(tx, owner, 'passkey removed', { by, now: shop.clock.now(), language: translator.language });
  });
  return 1;
}

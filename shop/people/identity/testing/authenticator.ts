import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HOLDS_A_KEY = 0x40;

/** Variations for tests: another site, no user verification, a copied key. */
export interface Circumstances {
  origin?: string;
  userVerified?: boolean;
  signCount?: number;
}

/** A browser and its authenticator in software, for one passkey (WebAuthn, ES256, no attestation). */
export class Authenticator {
  readonly credentialId = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #signCount = 0;

  /** As the shop stores it: COSE in base64url. */
  get publicKey(): string {
    return coseKey(this.#keys.publicKey).toString('base64url');
  }

  /** The answer to `startPasskey`. */
  make(
    { challenge, rp }: Pick<PublicKeyCredentialCreationOptionsJSON, 'challenge' | 'rp'>,
    circumstances: Circumstances = {},
  ): RegistrationResponseJSON {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const key = [Buffer.alloc(16), length, this.credentialId, coseKey(this.#keys.publicKey)];
    const data = authenticatorData(rp.id ?? '', HOLDS_A_KEY, this.#counted(circumstances), circumstances, key);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, circumstances).toString('base64url'),
      attestationObject: attestation(data).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to `startPasskeyLogIn`. */
  use(
    { challenge, rpId }: Pick<PublicKeyCredentialRequestOptionsJSON, 'challenge' | 'rpId'>,
    circumstances: Circumstances = {},
  ): AuthenticationResponseJSON {
    const data = authenticatorData(rpId ?? '', 0, this.#counted(circumstances), circumstances);
    const clientJson = clientData('webauthn.get', challenge, circumstances);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientJson)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: clientJson.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #counted({ signCount }: Circumstances): number {
    this.#signCount = signCount ?? this.#signCount + 1;
    return this.#signCount;
  }

  #answer<Response>(response: Response) {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Circumstances): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  rpId: string,
  flags: number,
  signCount: number,
  { userVerified = true }: Circumstances,
  rest: readonly Buffer[] = [],
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(signCount);
  const allFlags = flags | USER_PRESENT | (userVerified ? USER_VERIFIED : 0);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([allFlags]), count, ...rest]);
}

/** CBOR of { fmt: 'none', attStmt: {}, authData }. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
  return Buffer.concat([head, Buffer.from([0x59]), length, data]);
}

/** CBOR of { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y }. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [before, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  return Buffer.concat([before, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

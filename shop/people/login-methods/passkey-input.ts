import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';

const NOT_A_PASSKEY = issue('refusal.passkey-answer');

/** Base64url input from browsers; a key and its proof are far below this limit. */
const bytes = z
  .string(NOT_A_PASSKEY)
  .max(10_000, NOT_A_PASSKEY)
  .regex(/^[\w-]+$/, NOT_A_PASSKEY);

const answer = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', NOT_A_PASSKEY),
  clientExtensionResults: z.object({}, NOT_A_PASSKEY).default({}),
};

/** Browser answer after it created a passkey (WebAuthn). */
export const passkeyRegistration: z.ZodType<RegistrationResponseJSON> = z.object(
  {
    ...answer,
    response: z.object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(z.string().max(20, NOT_A_PASSKEY), NOT_A_PASSKEY).max(10, NOT_A_PASSKEY).optional(),
      },
      NOT_A_PASSKEY,
    ),
  },
  NOT_A_PASSKEY,
);

/** Browser answer after a passkey signed our challenge (WebAuthn). */
export const passkeyAssertion: z.ZodType<AuthenticationResponseJSON> = z.object(
  {
    ...answer,
    response: z.object(
      { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.optional() },
      NOT_A_PASSKEY,
    ),
  },
  NOT_A_PASSKEY,
);

// The library that creates the options also reads the answer; the document describes only what a caller needs.
const question: unknown = z.looseObject({ challenge: z.string() });

export const createChallenge = question as z.ZodType<PublicKeyCredentialCreationOptionsJSON>;
export const consumeChallenge = question as z.ZodType<PublicKeyCredentialRequestOptionsJSON>;

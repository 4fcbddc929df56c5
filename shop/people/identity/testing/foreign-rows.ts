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

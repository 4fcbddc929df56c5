/** Browser answer (WebAuthn), shortened. */
const PASSKEY = { id: 'AQIDBAUGBwg', rawId: 'AQIDBAUGBwg', type: 'public-key', clientExtensionResults: {} };
const SAID = 'eyJjaGFsbGVuZ2UiOiJoZWxsbyJ9';

/** Requests as the API document shows them. */
export const examples = {
  session: '91d4c2b8-7c1d-4a56-8e0f-2b7d3c5a6e11',
  madePasskey: {
    ...PASSKEY,
    response: { clientDataJSON: SAID, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
  },
  usedPasskey: {
    ...PASSKEY,
    response: { clientDataJSON: SAID, authenticatorData: 'SZYN5YgOjGh0NBcP', signature: 'MEUCIQDk' },
  },
};

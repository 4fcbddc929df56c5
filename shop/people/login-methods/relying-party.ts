import type { Shop } from '../../base/operations/shop.ts';

/** Relying party of passkeys: only the shop at its public address, which prevents phishing. */
export function relyingParty({ publicUrl }: Pick<Shop, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The challenge in a browser's answer; '' for an invalid answer. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof clientData === 'object' && clientData !== null && 'challenge' in clientData
      ? String(clientData.challenge)
      : '';
  } catch {
    return ''; // not even JSON: treated as an unknown challenge
  }
}

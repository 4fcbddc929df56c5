import type { Shop } from '../operations/shop.ts';

/** Relying party of passkeys: the shop at its public address, and nothing else, which makes them safe against phishing. */
export function relyingParty({ publicUrl }: Pick<Shop, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The challenge that a browser's answer says it answers; '' where it is no such answer. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof said === 'object' && said !== null && 'challenge' in said ? String(said.challenge) : '';
  } catch {
    return ''; // not even JSON: as unknown as any challenge that is not ours
  }
}

import type { Shop } from '../frame/shop.ts';

/** Where passkeys belong: they open the shop at its public address and nowhere else, which is what makes them safe. */
export function relyingParty({ publicUrl }: Pick<Shop, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The challenge that a browser's answer says it answers; '' where it is no such answer. */
export async function challengeOf({ response }: { response: { clientDataJSON: string } }): Promise<string> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    return String(decodeClientDataJSON(response.clientDataJSON).challenge);
  } catch {
    return ''; // not even JSON: as unknown as any challenge that is not ours
  }
}

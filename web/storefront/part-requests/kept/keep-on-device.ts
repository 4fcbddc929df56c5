import { canKeepRequests, keepRequest, type KeptRequest, readOwner } from './kept-requests.ts'; // loaded with the form, because there may be no network

/**
 * Keeps a request whose answer did not arrive, to be sent again with the same key; false: this browser can't, or does not know whose it is.
 * @param sent its key, words and photo
 */
export async function keepOnDevice(sent: Pick<KeptRequest, 'key' | 'draft' | 'photo'>): Promise<boolean> {
  if (!canKeepRequests()) return false;
  const owner = await readOwner();
  if (owner === undefined) return false;
  await keepRequest({ ...sent, owner, writtenAtMs: Date.now(), state: { is: 'waiting' } });
  return true;
}

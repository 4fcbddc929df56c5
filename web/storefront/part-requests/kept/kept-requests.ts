import { clear, createStore, delMany, promisifyRequest, set, values } from 'idb-keyval';
import type { PartRequestDraft } from '#shop/trade/part-requests/paths.ts';
import { KEPT_REQUESTS } from './has-kept-requests.ts';

/** A sent request is shown for a day. */
const SENT_SHOWN_MS = 24 * 60 * 60 * 1000;

/** A request for parts that was written on this device. It is sent with its key, so that it has one effect however often it is sent. */
export interface KeptRequest {
  key: string;
  /** Number of the customer who wrote it. */
  owner: string;
  draft: Required<Pick<PartRequestDraft, 'requestReader' | 'urgency'>> & { machineId: number | null; wanted: string };
  photo: File | null;
  writtenAtMs: number;
  state: KeptState;
}

export type KeptState =
  | { is: 'waiting' }
  | { is: 'sent'; atMs: number; partRequestId: number; isPhotoRefused: boolean }
  | { is: 'refused'; reason: string };

/** Returns whether this browser can keep requests: only on a secure connection, where it also tells whose session it has. */
export const canKeepRequests = () => 'cookieStore' in globalThis && 'indexedDB' in globalThis && 'locks' in navigator;

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore(KEPT_REQUESTS, 'requests'));

/** Number of the customer whose session the browser has; undefined: there is none, or it has ended. */
export async function readOwner(): Promise<string | undefined> {
  return (await cookieStore.get('userID'))?.value;
}

/**
 * The requests of the customer whose session the browser has, newest first. Those of anybody else are deleted; without a session none is
 * listed and none deleted, because their author may log in again.
 */
export async function listKeptRequests(): Promise<KeptRequest[]> {
  const owner = await readOwner();
  if (owner === undefined) return [];
  const all = await values<KeptRequest>(store());
  const isOver = ({ state }: KeptRequest) => state.is === 'sent' && state.atMs < Date.now() - SENT_SHOWN_MS;
  const { own = [], others = [] } = Object.groupBy(all, (each) =>
    each.owner === owner && !isOver(each) ? 'own' : 'others',
  );
  await delMany(
    others.map(({ key }) => key),
    store(),
  );
  return own.toSorted((one, other) => other.writtenAtMs - one.writtenAtMs);
}

export async function keepRequest(request: KeptRequest): Promise<void> {
  await set(request.key, request, store());
  announce();
}

/** Stores the new state of a request, unless it was deleted while it was sent, as by logging out. */
export async function changeState(key: string, state: KeptState): Promise<void> {
  await store()('readwrite', (requests) => {
    const read: IDBRequest<KeptRequest | undefined> = requests.get(key);
    read.onsuccess = () => {
      if (read.result !== undefined) requests.put({ ...read.result, state }, key);
    };
    return promisifyRequest(requests.transaction);
  });
  announce();
}

export async function dropRequests(keys: readonly string[]): Promise<void> {
  await delMany([...keys], store());
  announce();
}

/** Deletes all requests, when somebody has logged out. */
export async function endRequests(): Promise<void> {
  await clear(store());
  announce();
}

function announce(): void {
  const channel = new BroadcastChannel(KEPT_REQUESTS);
  channel.postMessage(null);
  channel.close();
}

/** Calls back after each change, in this tab or another; returns how to stop. */
export function onKeptRequests(listener: () => void): () => void {
  const channel = new BroadcastChannel(KEPT_REQUESTS);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

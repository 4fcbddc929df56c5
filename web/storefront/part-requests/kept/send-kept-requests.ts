import type { Refusal } from '#shop/base/operations/call-result.ts';
import { partRequestPaths } from '#shop/trade/part-requests/paths.ts';
import { callApi } from '../../../call-api.ts';
import { changeState, dropRequests, type KeptRequest, type KeptState, listKeptRequests } from './kept-requests.ts';

/** Result of sending: nothing waits any more, the shop was not reached, or it asks for a login first. */
export type SendOutcome = 'done' | 'unreached' | 'login-needed';

/** Name of the lock under which one tab sends or removes at a time. */
const SENDING = 'send kept requests';

/** Pause before the next attempt, because bad Wi-Fi returns without an event. */
const RETRY_MS = 30_000;

/** Sends all waiting requests, oldest first; two tabs one after the other. */
export function sendKeptRequests(): Promise<SendOutcome> {
  return navigator.locks.request(SENDING, async () => {
    const waiting = (await listKeptRequests()).filter(({ state }) => state.is === 'waiting');
    for (const { key } of waiting.toReversed()) {
      // Read again, because somebody else may have logged in, or removed it.
      const request = (await listKeptRequests()).find((each) => each.key === key);
      if (request === undefined) continue;
      const state = await send(request);
      if (typeof state === 'string') return state;
      await changeState(key, state);
    }
    return 'done';
  });
}

/** Removes a request that was not sent yet; one that is being sent at this moment has its answer first, and stays. */
export function withdrawKept(key: string): Promise<void> {
  return navigator.locks.request(SENDING, async () => {
    const request = (await listKeptRequests()).find((each) => each.key === key);
    if (request !== undefined && request.state.is !== 'sent') await dropRequests([key]);
  });
}

/** Sends a request and its photo. A photo that is refused never stops a request from a press that stands. */
async function send({ key, draft, photo }: KeptRequest): Promise<KeptState | SendOutcome> {
  const asked = await callApi(partRequestPaths.ask, { ...draft, requestKey: key });
  if (!asked.ok) {
    const { refusal } = asked;
    return outcomeOf(refusal) ?? { is: 'refused', reason: refusal.errors[0]?.message ?? refusal.message };
  }
  const partRequestId = asked.output;
  const added = photo === null ? asked : await callApi(partRequestPaths.addPicture, { partRequestId, file: photo });
  const outcome = added.ok ? null : outcomeOf(added.refusal);
  return outcome ?? { is: 'sent', atMs: Date.now(), partRequestId, isPhotoRefused: !added.ok };
}

/** A refusal that says nothing about the request: there was no answer, the shop is busy, or the session has ended. */
function outcomeOf({ status }: Refusal): SendOutcome | null {
  if (status === 401) return 'login-needed';
  return status === 0 || status === 429 || status >= 500 ? 'unreached' : null;
}

/** Sends now, when the network is back or the page is shown again, and every half minute while a request waits; returns how to stop. */
export function sendWhenPossible(tell: (outcome: SendOutcome) => void = () => {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async () => {
    clearTimeout(timer);
    const outcome = await sendKeptRequests().catch((): SendOutcome => 'unreached');
    tell(outcome);
    if (outcome === 'unreached') timer = setTimeout(start, RETRY_MS);
  };
  const start = () => void attempt();
  const whenShown = () => document.visibilityState === 'visible' && start(); // a page that is left would not hear the answer
  addEventListener('online', start);
  document.addEventListener('visibilitychange', whenShown);
  start();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', start);
    document.removeEventListener('visibilitychange', whenShown);
  };
}

import type { RequestOpts } from '@oazapfts/runtime';
import { ShopRefusal } from './shop-refusal.ts';

/** Where a program calls, and as whom. */
export interface Connection {
  /** Address of the shop, such as https://shop.example.com. */
  url: string;
  /** A key of the company or of staff: pl_live_… */
  key: string;
  /** Language of refusals: en, fr, de, it or es. */
  language?: string;
  /** Maximum number of attempts of a call; default 5. */
  attempts?: number;
  /** Waits before the next attempt; default: a timer. */
  wait?: (ms: number) => Promise<void>;
  fetch?: typeof fetch;
}

/** The last argument of each call. */
export interface ShopConnection extends RequestOpts {
  /**
   * Names a change by something of the program's own, such as the number of its purchase order, so that the change is made once, even if
   * the program was restarted in between. Without it, each call has a random name, which it keeps over its attempts.
   */
  once(name: string): RequestOpts;
}

const ATTEMPTS = 5;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 60_000;
const TOO_MANY = 429;
const UNAVAILABLE = 503;

/**
 * Connects a program with a shop. A call that gets no answer, 429 or 503 is repeated, as the shop asks by `Retry-After`: a change with the
 * same `Idempotency-Key`, so that it is made once. Other refusals are thrown.
 */
export function connect(connection: Connection): ShopConnection {
  const { url, key, language = 'en' } = connection;
  const headers = { authorization: `Bearer ${key}`, 'accept-language': language };
  const options: RequestOpts = {
    baseUrl: new URL(url).origin,
    headers,
    fetch: (input, init) => send(new Request(input, init), connection),
  };
  return { ...options, once: (name) => ({ ...options, headers: { ...headers, 'idempotency-key': name } }) };
}

/** @throws {ShopRefusal} @throws {TypeError} no attempt got an answer */
async function send(request: Request, connection: Connection): Promise<Response> {
  if (request.method !== 'GET' && !request.headers.has('idempotency-key'))
    request.headers.set('idempotency-key', crypto.randomUUID());
  const { attempts = ATTEMPTS, wait = pause } = connection;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(request.clone(), connection);
    if (outcome instanceof Response && outcome.ok) return outcome;
    if (attempt >= attempts || request.signal.aborted || !isPassing(outcome)) throw await faultOf(outcome);
    await wait(delayMs(outcome, attempt));
  }
}

/** Returns the answer, or why there was none. */
async function tryOnce(request: Request, { fetch: sent = fetch }: Connection): Promise<Response | Error> {
  try {
    return await sent(request);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** No answer, or one that says that a later attempt can succeed. */
function isPassing(outcome: Response | Error): boolean {
  return outcome instanceof Error || outcome.status === TOO_MANY || outcome.status === UNAVAILABLE;
}

async function faultOf(outcome: Response | Error): Promise<Error> {
  if (outcome instanceof Error) return outcome;
  return new ShopRefusal(outcome.status, await outcome.json().catch(() => null));
}

/** As long as the shop asks, otherwise twice as long each time, and up to a half longer, so that programs don't return all at once. */
function delayMs(outcome: Response | Error, attempt: number): number {
  const asked = outcome instanceof Error ? NaN : Number(outcome.headers.get('retry-after') ?? NaN) * 1000;
  const delay = Number.isFinite(asked) && asked >= 0 ? asked : FIRST_DELAY_MS * 2 ** (attempt - 1);
  return Math.min(delay * (1 + Math.random() / 2), LONGEST_DELAY_MS);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

import type { DataStrategyFunction } from 'react-router';

// What was typed into a form of the shop that met the end of its session lies in the tab's own storage until its page is shown
// again after the login: to whoever typed it, once. It is filled in, never sent.

export const TYPED_PLACE = 'typed-again';

interface SentForm {
  url: string;
  form: () => Promise<FormData>;
}

/** Loads, and keeps the form that was sent where that leads to the login. A change that saves itself is none. */
export function keepingTyped(shownFor: () => number | undefined): DataStrategyFunction {
  // What the browser itself refused is on the page; that is read again, and may be what meets the end of the session.
  let refused: SentForm | null = null;
  return async (args) => {
    const { request, fetcherKey } = args;
    if (fetcherKey !== null) return load(args);
    const sent = request.method === 'GET' ? againAt(request.url, refused) : sentWith(request);
    refused = null;
    const results = await load(args);
    const customerId = shownFor();
    const answers = Object.values(results).map(({ result }) => result);
    const back = answers.map(wayBackIn).find((way) => way !== null);
    if (sent !== null && customerId !== undefined && back !== undefined) {
      const { keepTyped } = await import('./typed-form.ts');
      keepTyped({ customerId, sentTo: sent.url, back, form: await sent.form() });
    } else if (request.method !== 'GET' && answers.some(isRefusal)) refused = sent;
    return results;
  };
}

const load: DataStrategyFunction = async ({ matches }) => {
  const results = matches
    .filter((match) => match.shouldCallHandler())
    .map(async (match) => [match.route.id, await match.resolve()] as const);
  return Object.fromEntries(await Promise.all(results));
};

function sentWith(request: Request): SentForm {
  const copy = request.clone();
  return { url: request.url, form: () => copy.formData() };
}

function againAt(url: string, refused: SentForm | null): SentForm | null {
  return refused?.url === url ? refused : null;
}

function isRefusal(result: unknown): boolean {
  const { init } = (result ?? {}) as { init?: { status?: number } | null };
  return (init?.status ?? 200) >= 400;
}

/** The page that the login leads back to; null: this is no way to the login. */
function wayBackIn(result: unknown): string | null {
  const to = result instanceof Response ? (result.headers.get('location') ?? '') : '';
  return to.startsWith('/login?') ? new URLSearchParams(to.slice('/login?'.length)).get('next') : null;
}

/** Whether something waits to be filled in again. */
export function isTypedKept(): boolean {
  try {
    return sessionStorage.getItem(TYPED_PLACE) !== null;
  } catch {
    return false; // a browser that gives pages no storage
  }
}

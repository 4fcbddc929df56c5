import type { DataStrategyFunction } from 'react-router';

// What was typed into a form of the shop that met the end of its session lies in the tab's own storage until its page is shown
// again after the login: to whoever typed it, once. It is filled in, never sent.

export const TYPED_PLACE = 'typed-again';

/** Loads like the other, and keeps the form that was sent where that leads to the login. A change that saves itself is none. */
export function keepingTyped(load: DataStrategyFunction, shownFor: () => number | undefined): DataStrategyFunction {
  return async (args) => {
    const { request, fetcherKey } = args;
    const sent = request.method === 'GET' || fetcherKey !== null ? null : request.clone();
    const results = await load(args);
    const customerId = shownFor();
    const back = Object.values(results)
      .map(({ result }) => wayBackIn(result))
      .find((way) => way !== null);
    if (sent !== null && customerId !== undefined && back !== undefined) {
      const { keepTyped } = await import('./typed-form.ts');
      keepTyped({ customerId, sentTo: sent.url, back, form: await sent.formData() });
    }
    return results;
  };
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

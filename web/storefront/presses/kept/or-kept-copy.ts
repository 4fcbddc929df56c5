import { redirectDocument } from 'react-router';
import { type PageArgs, RefusedError } from '../../../page-context.ts';

/**
 * Reads a screen whose kept copy can be shown without a network: if the network fails and the service worker is responsible for the
 * address, the browser requests it as a document, so that the worker can answer.
 */
export async function orKeptCopy<Data>({ request }: PageArgs, read: () => Promise<Data>): Promise<Data> {
  try {
    return await read();
  } catch (error) {
    const isUnreachable = error instanceof RefusedError && error.refusal.status === 0;
    if (!isUnreachable || import.meta.env.SSR || !('serviceWorker' in navigator)) throw error;
    const registration = await navigator.serviceWorker.getRegistration(request.url);
    throw registration === undefined ? error : redirectDocument(request.url);
  }
}

import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { documentedExample } from '#shop/base/wire/documented-example.ts';
import { operations } from '../operations.ts';

// Tests use internal names, while the API has the documented ones; this translates by the document, as a generated
// client would.

const calls = operations.map((operation) => ({ operation, segments: segmentsOf(`/api${operation.path.template}`) }));

function segmentsOf(address: string): string[] {
  return (address.split('?')[0] ?? '').toLowerCase().split('/');
}

function operationAt(method: string, address: string): AnyOperation | undefined {
  const asked = segmentsOf(address);
  const matches = calls.filter(
    ({ operation, segments }) =>
      operation.path.method === method &&
      segments.length === asked.length &&
      segments.every((segment, index) => segment.startsWith('{') || segment === asked[index]),
  );
  return matches.toSorted((a, b) => parametersIn(a.segments) - parametersIn(b.segments))[0]?.operation;
}

function parametersIn(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

/** A call in the documented names; documented names are unchanged. */
export function documentedCall(method: string, address: string, body?: unknown): { url: string; body: unknown } {
  const operation = operationAt(method, address);
  if (operation === undefined) return { url: address, body };
  const [path = '', query] = address.split('?', 2);
  const asked = documentedExample(operation, {
    ...(body === undefined ? {} : { body }),
    ...(query === undefined ? {} : { query: Object.fromEntries(new URLSearchParams(query)) }),
  });
  const search = new URLSearchParams(asked.query as Record<string, string> | undefined).toString();
  return { url: query === undefined ? path : `${path}?${search}`, body: asked.body };
}

/** An answer in internal names; one of a call of the sources stays in the documented ones. */
export function answerInOurWords(method: string, address: string, status: number, body: unknown): unknown {
  const format = status === 200 ? operationAt(method, address)?.answer.format : undefined;
  return format?.decode === undefined ? body : format.decode(body);
}

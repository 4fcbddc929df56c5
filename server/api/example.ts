import type { AnyOperation } from '#shop/frame/operation.ts';
import { fillPath } from '#shop/frame/path.ts';
import { exampleRequests } from './example-requests.ts';

/** A request as the API document shows it; with the sample data it is answered with 200. */
export interface ExampleRequest {
  /** What stands in the path, by the names of its template. */
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  /** In the documented names; of a form its fields beside the file. */
  body?: unknown;
  /** The name of the file that goes with a form. */
  fileName?: string;
}

/** 'POST /Sale/AddSale': what the tables of examples, access and documented calls are kept by. */
export function operationKey({ path }: Pick<AnyOperation, 'path'>): string {
  return `${path.method} ${path.template}`;
}

/** Calls without any input need no example of their own. */
export function exampleOf(operation: AnyOperation): ExampleRequest {
  return exampleRequests[operationKey(operation)] ?? {};
}

/** The address of a request, with its query. */
export function addressOf(operation: AnyOperation, { path = {}, query = {} }: ExampleRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `/api${fillPath(operation.path.template, path).path}${search === '' ? '' : `?${search}`}`;
}

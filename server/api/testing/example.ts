import type { AnyOperation, ExampleRequest } from '#shop/base/operations/operation.ts';
import { documentedExample } from '#shop/base/wire/documented-example.ts';
import { fillPath } from '#shop/base/operations/path.ts';

/** 'POST /Sale/AddSale': the name of a call in tests and tables. */
export function operationKey({ path }: Pick<AnyOperation, 'path'>): string {
  return `${path.method} ${path.template}`;
}

/** The address of a request, with its query. */
export function addressOf(operation: AnyOperation, request: ExampleRequest = {}): string {
  const { path = {}, query = {} } = documentedExample(operation, request);
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `/api${fillPath(operation.path.template, path).path}${search === '' ? '' : `?${search}`}`;
}

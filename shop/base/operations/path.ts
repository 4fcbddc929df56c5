/**
 * The address of an operation: its method and documented path, with `{parameters}` under internal names. Plain data, so
 * that the browser shares it; the type parameters tie the caller's input and answer to the operation.
 */
export interface Path<Input, Output> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly template: string;
  /** Never set at run time: it only carries the types. */
  readonly types?: { input: Input; output: Output };
}

export function get<Input, Output>(template: string): Path<Input, Output> {
  return { method: 'GET', template };
}

export function post<Input, Output>(template: string): Path<Input, Output> {
  return { method: 'POST', template };
}

export function del<Input, Output>(template: string): Path<Input, Output> {
  return { method: 'DELETE', template };
}

const PARAMETER = /\{(\w+)\}/g;

/** The names of a path's parameters, in order. */
export function parameterNames(template: string): string[] {
  return [...template.matchAll(PARAMETER)].map((match) => match[1] ?? '');
}

/** The path with its parameters filled in, and the remaining input for the query or the body. */
export function fillPath(template: string, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const path = template.replace(PARAMETER, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
}

/** Media type for input and answers in internal names, used by the shop's own pages. */
export const OUR_WORDS = 'application/vnd.pressline+json';

/** The header with the idempotency key of a call: a repetition gets the stored answer. */
export const SUBMISSION_KEY = 'idempotency-key';

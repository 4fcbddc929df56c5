/** A piece of work with a beginning and an end, as a trace shows it. */
export interface Span {
  /** What the work leads to stands below it. */
  around<Result>(work: () => Result): Result;
  note(attributes: Attributes): void;
  /** @param error  why it failed; absent: it did not */
  end(error?: unknown): void;
}

export type Attributes = Readonly<Record<string, string | number>>;

export interface Tracer {
  /** @param headers  of the request that it is: whoever sent it may have begun the trace */
  begin(name: string, attributes: Attributes, headers?: NodeJS.Dict<string | string[]>): Span;
}

let tracer: Tracer | undefined;

/** From now on; undefined: nothing is traced, which costs one comparison. */
export function traceWith(chosen: Tracer | undefined): void {
  tracer = chosen;
}

export function beginSpan(...given: Parameters<Tracer['begin']>): Span | undefined {
  return tracer?.begin(...given);
}

/** Does some work as a part of what goes on. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracer?.begin(name, attributes);
  if (span === undefined) return work();
  try {
    const result = await span.around(work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

import type { AnyOperation, ExampleRequest } from './operation.ts';
import { dialectOf } from './wire-dialect.ts';

/** A request as it is sent, by default the call's example: what is in our words is put into the wire's. Values of a path have no names there. */
export function documentedExample(
  { input, body: wire, example = {} }: Pick<AnyOperation, 'input' | 'body' | 'example'>,
  request: ExampleRequest = example,
): ExampleRequest {
  const { query, body } = request;
  const { encode } = dialectOf(input);
  return {
    ...request,
    ...(query === undefined ? {} : { query: encode(query) as NonNullable<ExampleRequest['query']> }),
    ...(body === undefined || wire?.schema !== undefined ? {} : { body: encode(body) }),
  };
}

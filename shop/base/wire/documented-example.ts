import type { AnyOperation, ExampleRequest } from '../operations/operation.ts';
import { dialectOf } from './wire-dialect.ts';

/**
 * A request as it is sent, by default the call's example: internal names are translated into documented ones, others are kept.
 * Path values have no names.
 */
export function documentedExample(
  { input, body: wire, example = {} }: Pick<AnyOperation, 'input' | 'body' | 'example'>,
  request: ExampleRequest = example,
): ExampleRequest {
  const { query, body } = request;
  const { encode } = dialectOf(input);
  return {
    ...request,
    ...(query === undefined ? {} : { query: encode(query, 'keep others') as NonNullable<ExampleRequest['query']> }),
    ...(body === undefined || wire?.schema !== undefined ? {} : { body: encode(body, 'keep others') }),
  };
}

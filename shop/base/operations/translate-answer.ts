import type { Translated } from '../messages/message.ts';
import { translate } from '../messages/translator.ts';
import type { OperationContext } from './operation.ts';

/** Wraps a handler whose answer contains messages: translates them into the caller's language. */
export function translateAnswer<Input, Output, Context>(
  work: (input: Input, context: Context) => Promise<Output> | Output,
) {
  return async (input: Input, context: Context & Pick<OperationContext, 'translator'>): Promise<Translated<Output>> =>
    translate(await work(input, context), context.translator);
}

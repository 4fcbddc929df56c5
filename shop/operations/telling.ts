import type { Told } from '../kernel/message.ts';
import { told } from '../kernel/speech.ts';
import type { OperationContext } from './operation.ts';

/** For an answer that says something: its messages become sentences, in the language of whoever asked. */
export function telling<Input, Output, Context>(work: (input: Input, context: Context) => Promise<Output> | Output) {
  return async (input: Input, context: Context & Pick<OperationContext, 'speech'>): Promise<Told<Output>> =>
    told(await work(input, context), context.speech);
}

import { expect, test } from 'vitest';
import { UnconfirmedError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { askAboutPrices } from './ask-about-prices.ts';

const unusual = (count: number) =>
  Array.from({ length: count }, (_, at) => message('staff-rule.unusual.copy', { name: `List ${at}`, percent: '90' }));

function asksOf(count: number) {
  try {
    askAboutPrices(unusual(count), false, {});
  } catch (error) {
    if (error instanceof UnconfirmedError) return error.details.asks;
  }
  return undefined;
}

test.for([
  [1, 1],
  [21, 21],
  [22, 21],
  [5000, 21],
] as const)(
  '%i unusual prices are asked about in %i sentences, the last one of which counts the others',
  ([count, asked]) => {
    const asks = asksOf(count);
    expect(asks).toHaveLength(asked);
    const rest = message('staff-rule.unusual.others', { count: count - 20 });
    if (count > asked) expect(asks?.at(-1)).toEqual(rest);
    else expect(asks).toEqual(unusual(count));
  },
);

import { message } from '../../kernel/message.ts';
import type { LeftPrices } from '../../pricing/price-updates/left-prices.ts';
import type { Letter } from './letter.ts';

/** To the colleague who planned prices: some were left out, because others counted on their day (D56). */
export function pricesLeftMail({ id, startsOn, names, more }: LeftPrices, to: string, publicUrl: string): Letter {
  const subject = message('staff-letter.prices-left.subject', { number: id, count: names.length + more });
  const url = `${publicUrl}/Administration/Price-Update?id=${id}&only=left`;
  return {
    to,
    subject,
    heading: subject,
    blocks: [
      { kind: 'text', text: message('staff-letter.prices-left.text', { day: { day: startsOn } }) },
      { kind: 'note', text: [...names, ...(more === 0 ? [] : ['…'])].join('\n') },
      { kind: 'button', label: message('staff-letter.prices-left.button'), url },
    ],
  };
}

import { message } from '../../../base/messages/message.ts';
import { findLeftPrices, type LeftPrices } from '../../../catalogue/price-updates/left-prices.ts';
import type { Letter } from './letter.ts';
import type { Mail } from '../mail.ts';
import { findStaffById } from '../../../people/staff/staff-queries.ts';

export const pricesLeft: Mail<'prices-left'> = {
  async write({ staffId, priceUpdateId }, { tx, staffAddress, publicUrl }) {
    const [planner, left] = [await findStaffById(tx, staffId), await findLeftPrices(tx, priceUpdateId)];
    if (left === undefined) return null;
    const hasLeft = planner === undefined || planner.disabled;
    return pricesLeftMail(left, hasLeft ? staffAddress() : planner.email, publicUrl);
  },
};

/** To the colleague who planned prices: some were left out, because others counted on their day (D56). */
function pricesLeftMail({ id, startsOn, names, more }: LeftPrices, to: string, publicUrl: string): Letter {
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

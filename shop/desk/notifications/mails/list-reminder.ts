import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message } from '../../../base/messages/message.ts';
import type { UntranslatedListLine } from '../../../trade/lists/part-list.ts';
import { lineTotal } from '../../../catalogue/pricing/line-total.ts';
import { greeting } from './greeting.ts';
import type { Block, Letter, OrderedLine } from './letter.ts';
import { amountIn } from './order-figures.ts';
import type { ListHeader } from '../../../trade/lists/wire.ts';
import type { Mail } from '../mail.ts';
import { findBuyer, findList, hasReminder } from '../../../trade/lists/list-queries.ts';
import { pricedLines } from '../../../trade/lists/read-list.ts';
import { getAccount } from './find-subject.ts';

export const listReminder: Mail<'list-reminder'> = {
  async write({ listId, customerId }, { tx, store, clock, hot, localize, publicUrl }) {
    const buyer = await findBuyer(tx, customerId);
    // Suspended, no longer wanted, or the list is gone: no reminder is sent.
    if (buyer === undefined || !(await hasReminder(tx, listId, customerId))) return null;
    const list = await findList(tx, listId, buyer);
    if (list === undefined) return null;
    const lines = await pricedLines(listId, { shop: { db: tx, store, clock, hot }, caller: { customer: buyer } });
    return listReminderMail(list, await localize(lines), await getAccount(tx, customerId), publicUrl);
  },
};

/** Maximum number of lines shown; the page shows a longer list. */
const MAX_SHOWN = 50;

/** To a member with a reminder: the list as it could be ordered today. It places no order (G4). */
function listReminderMail(
  { listId, listName, reminder }: ListHeader,
  lines: readonly UntranslatedListLine[],
  account: CustomerAccount,
  publicUrl: string,
): Letter {
  const more = lines.length - MAX_SHOWN;
  const rest: Block[] = more > 0 ? [{ kind: 'text', text: message('letter.list.more', { count: more }) }] : [];
  return {
    to: account.email,
    subject: message('letter.list.subject', { name: listName }),
    heading: message('letter.list.heading', { name: listName }),
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: message('letter.list.text', { weeks: reminder?.everyWeeks ?? 1 }) },
      {
        kind: 'lines',
        heads: {
          item: message('letter.figures.item'),
          price: message('letter.figures.price'),
          quantity: message('letter.figures.quantity'),
          total: message('letter.figures.total'),
        },
        lines: lines.slice(0, MAX_SHOWN).map(lineOf),
        totals: [],
        taxNote: null,
      },
      ...rest,
      { kind: 'button', label: message('letter.list.button'), url: `${publicUrl}/List?id=${listId}` },
    ],
  };
}

/** Includes obstacles and replacements: nothing is swapped or omitted silently. */
function lineOf({ price, quantity, ...line }: UntranslatedListLine): OrderedLine {
  const by = line.successors.map((each) =>
    each.quantity === 1 ? each.productName : `${each.quantity} × ${each.productName}`,
  );
  const none = message('letter.list.no-price');
  return {
    name: line.productName,
    details: [
      line.variantDetails ?? '',
      ...(line.ownNumber === null ? [] : [message('sheet.own-number', { number: line.ownNumber })]),
      line.productIntro,
      line.note,
      ...(line.refusal === null ? [] : [line.refusal]),
      ...(by.length === 0 ? [] : [message('letter.list.replaced', { by: by.join(', ') })]),
    ],
    quantity,
    unitPrice: price === null ? none : amountIn(price, price.unitPriceMinor),
    per: price === null || line.unit === null ? null : message(`unit.per.${line.unit}`),
    lineTotal: price === null ? none : amountIn(price, lineTotal(price.unitPriceMinor, quantity)),
  };
}

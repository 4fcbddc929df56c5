import { z } from 'zod';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { message } from '../../base/messages/message.ts';
import { currencies, toDecimal } from '../../base/money/money.ts';
import type { ListExport } from '../../base/paged-lists/list-export.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { PAYMENT_STATES, type PaymentState } from './statement.ts';
import { listStatement } from './statement-queries.ts';

const AT_ONCE = 500;

const reader: z.ZodType<OrderReader> = z.object({ id: z.int(), companyId: z.int(), seesAll: z.boolean() });

/** Exports the documents of a statement; a credit note has a negative amount, so that the column adds up. */
export const statementExport: ListExport<{ reader: OrderReader; paymentState?: PaymentState | undefined }> = {
  name: 'statement',
  input: z.object({ reader, paymentState: z.enum(PAYMENT_STATES).optional().catch(undefined) }),
  headings: [
    message('statement.kind'),
    message('statement.number'),
    message('sheet.column.order'),
    message('sheet.column.po-number'),
    message('statement.issued'),
    message('statement.due'),
    message('statement.paid-on'),
    message('statement.state'),
    message('statement.currency'),
    message('statement.amount'),
  ],
  async *cells({ db, clock, store }, { reader: company, paymentState }, { format }) {
    const today = dayInZone(clock.now(), store.timeZone);
    for (let page = 1; ; page += 1) {
      const { items } = await listStatement(db, company, today, { paymentState, page, pageSize: AT_ONCE });
      for (const { kind, amountMinor, ...document } of items)
        yield [
          format(message(`statement.kind.${kind}`)),
          document.number,
          document.reference,
          document.purchaseOrderNumber,
          document.issuedOn,
          document.dueOn,
          document.paidOn,
          format(message(`statement.state.${document.paymentState}`)),
          currencies[document.currency].code,
          toDecimal(kind === 'invoice' ? amountMinor : -amountMinor),
        ];
      if (items.length < AT_ONCE) return;
    }
  },
};

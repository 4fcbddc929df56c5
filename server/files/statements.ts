import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFoundError, NotSignedInError } from '#shop/base/messages/errors.ts';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { dayInZone } from '#shop/base/days/calendar-day.ts';
import type { Caller } from '#shop/base/operations/shop.ts';
import { parseInput } from '#shop/base/operations/parse-input.ts';
import { sheetStore } from '#shop/trade/documents/letterhead.ts';
import type { OrderReader } from '#shop/trade/orders/order-reader.ts';
import { statementExport } from '#shop/trade/statements/statement-export.ts';
import { findStatement, listStatement } from '#shop/trade/statements/statement-queries.ts';
import { languageOfPage } from '../http/language.ts';
import type { RunningShop } from '../running-shop.ts';
import { translatorIn } from '../translators.ts';
import { sendCsv } from './list-exports.ts';
import { sendPaper } from './send-file.ts';
import { sendProtectedFile } from './send-protected-file.ts';

const STAFF_RIGHT = { anyOf: ['customers', 'documents'] } as const;
const PRINTED = 2000;

/** `/Statement.pdf` and `/Statement.csv`: the member's own statement of account; staff name a company by `company=`. */
export function mountStatements(app: FastifyInstance, shop: RunningShop): void {
  const page = ({ company }: Record<string, string>) =>
    company === undefined ? '/Company/Statement' : `/Administration/Company?id=${encodeURIComponent(company)}`;
  app.get(
    '/Statement.pdf',
    sendProtectedFile(
      shop,
      page,
      async (request, reply, caller) => {
        const reader = readerIn(request, caller);
        const today = dayInZone(shop.clock.now(), shop.store.timeZone);
        const statement = await findStatement(shop.db, reader, today);
        if (statement === undefined) throw new NotFoundError('company');
        const open = { paymentState: 'open', page: 1, pageSize: PRINTED } as const;
        const { items } = await listStatement(shop.db, reader, today, open);
        return sendPaper(request, reply, {
          name: `statement-${today}.pdf`,
          paper: ['statement', { ...statement, documents: items }, sheetStore(shop), languageOfPage(request, caller)],
        });
      },
      STAFF_RIGHT,
    ),
  );
  app.get(
    '/Statement.csv',
    sendProtectedFile(
      shop,
      page,
      async (request, reply, caller) => {
        const reader = readerIn(request, caller);
        if ((await findStatement(shop.db, reader, '2000-01-01')) === undefined) throw new NotFoundError('company');
        const { state } = request.query as { state?: unknown };
        const question = parseInput(statementExport.input, { reader, paymentState: state });
        return sendCsv(reply, shop, statementExport, question, translatorIn(languageOfPage(request, caller)));
      },
      STAFF_RIGHT,
    ),
  );
}

/** @throws {NotFoundError} staff named no company */
function readerIn(request: FastifyRequest, { customer, staff }: Caller): OrderReader {
  const { company } = request.query as { company?: unknown };
  if (staff !== null && company !== undefined) {
    const id = Number(company);
    if (!Number.isInteger(id) || id < 1 || id > MAX_ID) throw new NotFoundError('company');
    return { id: 0, companyId: id, seesAll: true };
  }
  if (customer === null) throw staff === null ? new NotSignedInError() : new NotFoundError('company');
  return customer;
}

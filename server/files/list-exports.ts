import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayInZone } from '#shop/base/days/calendar-day.ts';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import type { ListExport } from '#shop/base/paged-lists/list-export.ts';
import type { Translator } from '#shop/base/messages/translator.ts';
import { parseInput } from '#shop/base/operations/parse-input.ts';
import { requireAccess } from '#shop/base/rights/access.ts';
import { requireStaffRight } from '#shop/base/rights/staff-rights.ts';
import { SPREADSHEET_CSV } from '#shop/base/spreadsheets/spreadsheet-csv.ts';
import type { StaffExport } from '../exports.ts';
import { readCaller } from '../http/caller.ts';
import { refusalOf, translateRefusal } from '../http/refusal.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendRefusal } from './send-protected-file.ts';
import { languageOfPage } from '../http/language.ts';
import { translatorIn } from '../translators.ts';

const ROWS_AT_A_STRETCH = 100;

/**
 * `/Administration/export/orders.csv?…`: any list of the administration as a spreadsheet, streamed row by row. It takes
 * the query of the list's own page, so that the export equals the screen.
 */
export function mountListExports(app: FastifyInstance, shop: RunningShop, exports: readonly StaffExport[]): void {
  app.get('/Administration/export/:file', async (request, reply) => {
    try {
      const caller = await shop.bridge(() => readCaller(request, shop.sessions, shop.clock.now()));
      requireAccess('staff', caller);
      const { file } = request.params as { file: string };
      const found = exports.find(({ list }) => `${list.name}.csv` === file.toLowerCase());
      if (found === undefined) throw new NotFoundError('export');
      const { list, staffRight } = found;
      requireStaffRight(staffRight, caller.staff);
      const translator = translatorIn(languageOfPage(request, caller));
      const question = {
        ...parseInput(list.input, request.query),
        rights: caller.staff?.rights,
        viewerId: caller.staff?.id,
      };
      return sendCsv(reply, shop, list, question, translator);
    } catch (error) {
      return refuseExport(request, reply, error);
    }
  });
}

/** Streams a list as a spreadsheet, row by row, in the reader's language. */
export function sendCsv<Question>(
  reply: FastifyReply,
  shop: RunningShop,
  list: ListExport<Question>,
  question: Question,
  translator: Translator,
): FastifyReply {
  const rows = Readable.from(inTurns(list.cells(shop, question, translator)));
  const csv = stringify({
    header: true,
    columns: [...list.headings, ...(list.moreHeadings?.(shop) ?? [])].map((heading) =>
      typeof heading === 'string' ? heading : translator.format(heading),
    ),
    ...SPREADSHEET_CSV,
  });
  rows.on('error', (error) => {
    reply.log.error(error);
    csv.destroy(error);
  });
  csv.on('close', () => rows.destroy()); // the client is gone
  const day = dayInZone(shop.clock.now(), shop.store.timeZone);
  return reply
    .header('content-disposition', `attachment; filename="${list.name}-${day}.csv"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/csv; charset=utf-8')
    .send(rows.pipe(csv));
}

/** Yields rows, and regularly lets other requests run: rows of one read would follow each other without a pause. */
async function* inTurns<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    yield row;
    count += 1;
    if (count % ROWS_AT_A_STRETCH === 0) await nextTurn();
  }
}

/** Redirects a person to the login; returns 401 to a program. */
export function refuseExport(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const unsaid = refusalOf(error);
  if (unsaid === undefined) throw error;
  const refusal = translateRefusal(unsaid, translatorIn(languageOfPage(request)));
  reply.header('cache-control', 'private, no-store');
  const isPerson = request.headers.accept?.includes('text/html') === true;
  if (isPerson && (refusal.status === 401 || refusal.status === 403)) return reply.redirect('/administration');
  return sendRefusal(request, reply, refusal.status, refusal.message);
}

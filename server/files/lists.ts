import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localizeParts } from '#shop/catalogue/catalogue-texts/localize-catalogue.ts';
import { NotFoundError, NotSignedInError } from '#shop/base/messages/errors.ts';
import type { Caller } from '#shop/base/operations/shop.ts';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { labelChoiceIn } from '#shop/trade/lists/label-grid.ts';
import { listLines } from '#shop/trade/lists/line-queries.ts';
import { partListExport } from '#shop/trade/lists/list-export.ts';
import { findList } from '#shop/trade/lists/list-queries.ts';
import { languageOfPage } from '../http/language.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendCsv } from './list-exports.ts';
import { translatorIn } from '../translators.ts';
import { sendProtectedFile } from './send-protected-file.ts';
import { sendPaper } from './send-file.ts';

/** `/List.csv?id=` and `/List-Labels.pdf?id=`, for members who see the list (G4). */
export function mountLists(app: FastifyInstance, shop: RunningShop): void {
  const page = ({ id = '' }) => `/List?id=${encodeURIComponent(id)}`;

  app.get(
    '/List.csv',
    sendProtectedFile(shop, page, async (request, reply, caller) => {
      const { listId } = await seenList(request, caller, shop);
      return sendCsv(reply, shop, partListExport, { listId }, translatorIn(languageOfPage(request, caller)));
    }),
  );

  app.get(
    '/List-Labels.pdf',
    sendProtectedFile(shop, page, async (request, reply, caller) => {
      const list = await seenList(request, caller, shop);
      const stored = await listLines(shop.db, list.listId);
      const lines = stored.map(({ product, ...line }) => ({
        ...line,
        productId: product.id,
        productName: product.name,
        productIntro: product.intro,
      }));
      const translator = translatorIn(languageOfPage(request, caller));
      const localized = await localizeParts(lines, { shop, translator });
      const { listName, changedAt } = list;
      const { store, publicUrl } = shop;
      const choice = labelChoiceIn(request.query as Record<string, unknown>);
      const drawn = { listName, changedAt, lines: localized };
      return sendPaper(request, reply, {
        name: `labels-${list.listId}.pdf`,
        paper: ['labels', drawn, choice, { store: { name: store.name }, publicUrl }, translator.language],
      });
    }),
  );
}

async function seenList({ query }: FastifyRequest, { customer }: Caller, { db }: RunningShop) {
  if (customer === null) throw new NotSignedInError();
  const id = Number((query as { id?: unknown }).id);
  const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID;
  const list = isId ? await findList(db, id, customer) : undefined;
  if (list === undefined) throw new NotFoundError('list');
  return list;
}

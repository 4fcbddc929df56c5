import { STAFF } from '#server/api/testing/callers.ts';
import { type Preparations, nowIn, staffOf } from '#server/api/testing/prepare-request.ts';
import { send } from '#server/api/testing/send.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { noInput } from '#shop/base/operations/answers.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { openStaffSession } from '#shop/people/sessions/session-queries.ts';
import { importPaths } from '#shop/desk/product-files/paths.ts';

/** Creates an import that is ready to be applied. */
async function checkedImport(shop: TestShop): Promise<number> {
  const begun = { device: 'A press of tests', now: nowIn(shop) };
  const token = await openStaffSession(shop.shop.db, STAFF, begun);
  const check = { path: importPaths.check, input: noInput } as AnyOperation;
  const { body } = await send(shop, check, { fileName: 'products.csv' }, token);
  return Number(body.importID);
}

export const preparations: Preparations['preparations'] = {
  'GET /Import/GetImport/{importId}': async (shop) => ({ path: { importId: await checkedImport(shop) } }),
  'GET /Import/GetImportChanges/{importId}': async (shop) => ({ path: { importId: await checkedImport(shop) } }),
  'POST /Import/ApplyImport': async (shop) => ({ body: { importId: await checkedImport(shop) } }),
  'POST /Import/UndoImport': async (shop) => {
    const importId = await checkedImport(shop);
    await (await staffOf(shop)).post('/api/Import/ApplyImport', { importId });
    await shop.shop.asideDone();
    return { body: { importId } };
  },
};

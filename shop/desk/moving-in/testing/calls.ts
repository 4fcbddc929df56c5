import type { Preparations } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { beginMove, beginStep, checkFiles, runStep } from '../move.ts';
import { tablesAlone } from '../open-source.ts';

const STAFF = { id: 1, name: 'Counter' };

/** Creates a move of a company of its own that is ready to be written. */
async function checkedMove({ shop }: TestShop): Promise<number> {
  const begun = await beginMove(shop, STAFF, 'companies.csv');
  const key = `T-${begun.moveId}`;
  const content = new TextEncoder().encode(`externalId,name,country,currency\n${key},Labels ${key},GB,GBP\n`);
  await checkFiles(shop, begun, async () => tablesAlone([{ name: 'companies.csv', read: async () => content }]));
  return begun.moveId;
}

export const preparations: Preparations['preparations'] = {
  'GET /Move/GetMove/{moveId}': async (shop) => ({ path: { moveId: await checkedMove(shop) } }),
  'GET /Move/GetMoveChanges/{moveId}': async (shop) => ({ path: { moveId: await checkedMove(shop) } }),
  'POST /Move/ApplyMove': async (shop) => ({ body: { moveId: await checkedMove(shop) } }),
  'POST /Move/StopMove': async (shop) => {
    const moveId = await checkedMove(shop);
    await beginStep(shop.shop, moveId, 'apply');
    return { body: { moveId } };
  },
  'POST /Move/UndoMove': async (shop) => {
    const moveId = await checkedMove(shop);
    await runStep(shop.shop, await beginStep(shop.shop, moveId, 'apply'), 'apply', { staff: STAFF });
    return { body: { moveId } };
  },
};

import type { Prepare, Preparations } from '#server/api/testing/prepare-request.ts';
import { listWith } from '#shop/trade/lists/testing/fill-list.ts';

/** Runs the example with a new list and its line. */
const listed: Prepare = async (shop, { body }, token) => {
  const caller = shop.withToken(token);
  const listId = await listWith(shop, caller);
  const { lines, lineId, lineIds, rows, ...rest } = (body ?? {}) as Record<string, unknown>;
  const [line] = (await caller.get(`/api/List/GetList/${listId}`)).body.lines;
  const named = Array.isArray(lines) && lines.every((each) => 'lineId' in each);
  return {
    body: {
      ...rest,
      listId,
      ...(lines === undefined ? {} : { lines: named ? [{ ...lines[0], lineId: line.lineId }] : lines }),
      ...(lineId === undefined ? {} : { lineId: line.lineId }),
      ...(lineIds === undefined ? {} : { lineIds: [line.lineId] }),
      ...(rows === undefined ? {} : { rows }),
    },
  };
};

export const preparations: Preparations['preparations'] = {
  'GET /List/GetList/{listId}': async (shop, _, token) => ({
    path: { listId: await listWith(shop, shop.withToken(token)) },
  }),
  'POST /List/SaveList': listed,
  'POST /List/CopyList': listed,
  'POST /List/RemoveList': listed,
  'POST /List/RestoreList': listed,
  'POST /List/AddListLines': listed,
  'POST /List/AddListRows': listed,
  'POST /List/SaveListLines': listed,
  'POST /List/MoveListLine': listed,
  'POST /List/RemoveListLines': listed,
  'POST /List/SetListReminder': listed,
};

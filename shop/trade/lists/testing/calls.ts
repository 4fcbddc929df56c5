import type { Prepare, Preparations } from '#server/api/testing/prepare-request.ts';
import { listWith } from '#shop/trade/lists/testing/fill-list.ts';
import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'GET /List/GetList/{listId}': { calls: [({ listId }) => get(`/List/GetList/${listId}`)] },
  'POST /List/SaveList': {
    calls: [({ listId }) => post('/List/SaveList', { listId, listName: 'Ours now', isCompanys: false })],
  },
  'POST /List/CopyList': { calls: [({ listId }) => post('/List/CopyList', { listId, listName: 'Ours now' })] },
  'POST /List/RemoveList': { calls: [({ listId }) => post('/List/RemoveList', { listId })] },
  'POST /List/RestoreList': { calls: [({ listId }) => post('/List/RestoreList', { listId })] },
  'POST /List/AddListLines': {
    calls: [
      ({ listId, productId }) =>
        post('/List/AddListLines', { listId, lines: [{ productId, variantId: null, quantity: 1 }] }),
    ],
  },
  'POST /List/AddListRows': {
    calls: [
      ({ listId }) =>
        post('/List/AddListRows', { listId, rows: [{ part: 'DB-0150', width: '', quantity: '1', note: '' }] }),
    ],
  },
  'POST /List/SaveListLines': {
    calls: [
      ({ listId, listLineId }) =>
        post('/List/SaveListLines', { listId, lines: [{ lineId: listLineId, quantity: 7, note: 'Cuckoo' }] }),
      ({ listLineId }, own) =>
        post('/List/SaveListLines', {
          listId: own.listId,
          lines: [
            { lineId: own.listLineId, quantity: 7, note: 'Cuckoo' },
            { lineId: listLineId, quantity: 7, note: 'Cuckoo' },
          ],
        }),
    ],
  },
  'POST /List/MoveListLine': {
    calls: [
      ({ listId, listLineId }) => post('/List/MoveListLine', { listId, lineId: listLineId, place: 1 }),
      ({ listLineId }, own) => post('/List/MoveListLine', { listId: own.listId, lineId: listLineId, place: 1 }),
    ],
  },
  'POST /List/RemoveListLines': {
    calls: [({ listId, listLineId }) => post('/List/RemoveListLines', { listId, lineIds: [listLineId] })],
  },
  'POST /List/SetListReminder': {
    calls: [({ listId }) => post('/List/SetListReminder', { listId, everyWeeks: 4 })],
  },
};

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

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

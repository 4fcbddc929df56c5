import { type Ready, next } from '#server/api/testing/making.ts';

export const ready: Ready['ready'] = {
  'POST /OwnNumber/SaveOwnNumbers': async (shop) => ({
    body: { rows: [{ ownNumber: `HL-${next(shop)}`, part: 'DB-0200', width: '' }] },
  }),
};

import { type Preparations, next } from '#server/api/testing/prepare-request.ts';

export const preparations: Preparations['preparations'] = {
  'POST /OwnNumber/SaveOwnNumbers': async (shop) => ({
    body: { rows: [{ ownNumber: `HL-${next(shop)}`, part: 'DB-0200', width: '' }] },
  }),
};

import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';

test('pounds come first, euros second, for customers and staff (B2, D31)', async ({ shop }) => {
  for (const caller of [await shop.as('jp@converter.test'), await shop.asStaff()]) {
    expect((await caller.get('/api/Exchange/GetAllExchangeRates')).body).toEqual([
      { exchangeID: 1, currencyID: 2, exchangeRate: 0.79, version: 1 },
      { exchangeID: 2, currencyID: 3, exchangeRate: 0.92, version: 1 },
    ]);
  }
});

test('visitors get no rates: they are part of the prices (A13)', async ({ shop }) => {
  expect((await shop.api.get('/api/Exchange/GetAllExchangeRates')).status).toBe(401);
});

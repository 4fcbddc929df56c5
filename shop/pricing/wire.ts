import { integer, micros, wireRecord } from '../wire-format.ts';
import type { ExchangeRate } from './paths.ts';

export const exchangeRateWire = wireRecord<ExchangeRate>('ExchangeRate', [
  ['id', 'exchangeID', integer],
  ['currencyId', 'currencyID', integer],
  ['rateMicros', 'exchangeRate', micros],
]);

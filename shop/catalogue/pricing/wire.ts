import { z } from 'zod';
import { integer, micros, text, type WireKind, wireBody, wireRecord } from '../../base/wire/wire-format.ts';
import type { ExchangeRate, ExchangeRateDraft } from './paths.ts';

export const exchangeRateWire = wireRecord<ExchangeRate>('ExchangeRate', [
  ['id', 'exchangeID', integer],
  ['currencyId', 'currencyID', integer],
  ['rateMicros', 'exchangeRate', micros],
  ['version', 'version', integer],
]);

/** A number, or its digits as somebody typed them. */
const typedRate: WireKind<string> = { ...text, schema: z.union([z.number(), z.string()]) };

export const exchangeRateDraftWire = wireBody<ExchangeRateDraft>('ExchangeRateDraft', [
  ['id', 'exchangeID', integer],
  ['rate', 'exchangeRate', typedRate],
  ['version', 'version', integer],
]);

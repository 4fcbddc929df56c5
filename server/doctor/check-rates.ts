import type pg from 'pg';
import type { Finding } from './finding.ts';

/** Checks that staff have set the exchange rates, which determine prices in pounds and euros (B2). */
export async function checkRates(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ set: boolean }>('select exists (select from exchange_rate_changes) as set');
  if (rows[0]?.set === true) return { state: 'ok', sentence: 'Staff have set the exchange rates' };
  return {
    state: 'warning',
    sentence:
      'The exchange rates are still the initial ones, and prices in pounds and euros depend on them: set them in Administration, Exchange Rates.',
  };
}

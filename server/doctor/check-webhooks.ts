import type { Config } from '../config.ts';
import type { Finding } from './finding.ts';

/** A missing key is no failure: changes are kept for 30 days (M3). */
export function checkWebhooks({ secretsKey }: Pick<Config, 'secretsKey'>): Finding {
  return secretsKey === undefined
    ? { state: 'ok', sentence: 'No SECRETS_KEY: webhooks are off. `openssl rand -base64 32` makes one' }
    : { state: 'ok', sentence: 'SECRETS_KEY is set: webhooks are sent' };
}

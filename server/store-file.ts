import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '#platform/operator-error.ts';
import { StoreConfiguration } from '#shop/settings/store-configuration.ts';

const SAMPLE = path.join(import.meta.dirname, '../sample-data/store.json');

/**
 * The store configuration (D28): `store.json` in the data folder, else the sample store's.
 * @throws {OperatorError} which file, which member, what is expected
 */
export function readStoreConfiguration(dataDir: string): StoreConfiguration {
  const own = path.join(dataDir, 'store.json');
  const file = existsSync(own) ? own : SAMPLE;
  const parsed = StoreConfiguration.safeParse(jsonOf(file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OperatorError(`The store configuration ${file} is wrong at "${issue?.path.join('.')}": ${issue?.message}.`);
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`The store configuration ${file} can't be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

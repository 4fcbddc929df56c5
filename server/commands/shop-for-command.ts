import pino from 'pino';
import type { Config } from '../config.ts';
import { openFilesFor } from '../open-files.ts';
import { RunningShop } from '../running-shop.ts';
import { readStoreConfiguration } from '../store-file.ts';
import { requireThisVersion, withShopDatabase } from './shop-database.ts';

/** Works with the shop beside the one that serves, or without it; what the work changes is seen by both. */
export function withShop<Result>(config: Config, work: (shop: RunningShop) => Promise<Result>): Promise<Result> {
  return withShopDatabase(config, async ({ url }) => {
    const shop = new RunningShop({
      databaseUrl: url,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      files: await openFilesFor(config, console.warn),
      store: readStoreConfiguration(config.dataDir),
      log: pino({ level: 'silent' }), // a command says itself what happened
    });
    try {
      await requireThisVersion(shop.db);
      await shop.open();
      return await work(shop);
    } finally {
      await shop.close();
    }
  });
}

import pino from 'pino';
import type { Config } from '../config.ts';
import { openFilesFor } from '../open-files.ts';
import { RunningShop } from '../running-shop.ts';
import { readStoreConfiguration } from '../store-file.ts';
import { requireThisVersion, withShopDatabase } from './shop-database.ts';

/** Runs work with the shop, whether or not a server is running; both see its changes. */
export function withShop<Result>(config: Config, work: (shop: RunningShop) => Promise<Result>): Promise<Result> {
  return withShopDatabase(config, async ({ url }) => {
    const shop = new RunningShop({
      databaseUrl: url,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      files: await openFilesFor(config, console.warn),
      store: readStoreConfiguration(config.dataDir),
      log: pino({ level: 'silent' }), // a command reports its own result
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

import { parseArgs } from 'node:util';
import { openDatabase } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { readConfig } from '../config.ts';
import { fillEmptyShop } from '../fill-empty-shop.ts';
import { openFilesFor } from '../open-files.ts';
import type { Command } from './command.ts';
import { requireThisVersion, withShopDatabase } from './shop-database.ts';

export const sampleData: Command = {
  name: 'sample-data',
  summary: 'Fills an empty shop with the sample data, including its logins',
  help: `sample-data

Fills a migrated, empty shop with the sample catalogue, customers, orders and logins. A shop that is not empty is not changed.
The passwords of the sample logins are public: never use them in a shop that others can reach.`,
  async run(args) {
    parseArgs({ args, options: {} });
    const config = readConfig(process.env, false);
    const files = await openFilesFor(config, console.warn);
    await withShopDatabase(config, ({ ownerUrl }) => fill(ownerUrl, files));
    console.log('The shop has been filled with the sample data.');
    return 0;
  },
};

async function fill(url: string, files: Files): Promise<void> {
  const db = openDatabase({ url });
  try {
    await requireThisVersion(db);
    if (!(await fillEmptyShop(db, files))) {
      throw new OperatorError('The shop is not empty: nothing was changed.');
    }
  } finally {
    await db.$client.end();
  }
}

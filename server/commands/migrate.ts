import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { migrateShop } from '../migrate-shop.ts';
import type { Command } from './command.ts';
import { withShopDatabase } from './shop-database.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: "Brings the database's tables up to this version",
  help: `migrate

Runs the migrations that the database lacks, one process at a time, and gives a new shop its countries, families of widths and
first exchange rates. Safe to repeat, and safe while the previous version still serves. With DATABASE_URL nothing else migrates;
the embedded database is migrated at every start. With MIGRATION_DATABASE_URL it uses the role of that address, which owns the
tables, and grants the role of DATABASE_URL, with which the shop serves, the rights that it needs.`,
  async run(args) {
    parseArgs({ args, options: {} });
    await withShopDatabase(readConfig(process.env, false), migrateShop);
    console.log('The database has been migrated to this version.');
    return 0;
  },
};

import { parseArgs } from 'node:util';
import { listErased } from '../backup/erased-list.ts';
import { readConfig } from '../config.ts';
import type { Command } from './command.ts';
import { withShop } from './shop-for-command.ts';

export const erased: Command = {
  name: 'erased',
  summary: 'Lists who was erased, without names, for a restore of an older backup',
  help: `erased

Writes one line for each person whose data was erased: the random number of the account, or the hash of an email address, and when.
It names nobody. Keep it beside the backups, not in them: "restore <file> --erased <list>" erases these people again. May run while
the shop runs.`,
  async run(args) {
    parseArgs({ args, options: {} });
    const lines = await withShop(readConfig(process.env, false), ({ db }) => listErased(db));
    for (const line of lines) console.log(line);
    return 0;
  },
};

import { parseArgs } from 'node:util';
import { OperatorError } from '#platform/operator-error.ts';
import type { HangingOnSample } from '#shop/desk/sample-data/paths.ts';
import { readSampleData, removeSampleData } from '#shop/desk/sample-data/remove-sample-data.ts';
import { OPERATOR } from '#shop/people/staff/staff-account.ts';
import { readConfig } from '../config.ts';
import type { Command } from './command.ts';
import { withShop } from './shop-for-command.ts';

export const removeSamples: Command = {
  name: 'remove-sample-data',
  summary: 'Removes the sample data, as long as nothing real belongs to it',
  help: `remove-sample-data [--confirm <name of the shop>]

Lists the companies, members, parts and so on of your own that belong to the sample data. If there are none, and the name of the shop
confirms it, the sample data goes, with all test orders of sample companies. It can't be undone: make a backup first. May run while the
shop runs.`,
  async run(args) {
    const { values } = parseArgs({ args, options: { confirm: { type: 'string' } } });
    return withShop(readConfig(process.env, false), async ({ db, clock, store }) => {
      const { isThere, hanging } = await readSampleData(db);
      if (!isThere) throw new OperatorError('The shop has no sample data that it could remove.');
      if (hanging.length > 0) return sayHanging(hanging);
      if (values.confirm !== store.name)
        throw new OperatorError(
          `Nothing real belongs to the sample data. To remove it for good: remove-sample-data --confirm "${store.name}"`,
        );
      const appeared = await removeSampleData(db, OPERATOR, clock.now());
      if (appeared.length > 0) return sayHanging(appeared);
      console.log('The sample data has been removed.');
      return 0;
    });
  },
};

function sayHanging(hanging: readonly HangingOnSample[]): number {
  console.error('Nothing was removed, because these belong to the sample data:');
  for (const { kind, name } of hanging)
    console.error(
      kind === 'owner'
        ? '  no staff login but the samples: add one by "staff add"'
        : `  ${kind.replaceAll('_', ' ')}: ${name}`,
    );
  return 1;
}

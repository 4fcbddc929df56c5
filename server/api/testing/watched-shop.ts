import { keepChangeJournal, type ChangeJournal } from '../../testing/change-journal.ts';
import { test as base } from '../../testing/test-shop.ts';

/** `test` with a shop whose written rows are all recorded. */
export const test = base.extend<{ journal: ChangeJournal }>({
  journal: [async ({ shop }, use) => use(await keepChangeJournal(shop.owner)), { scope: 'file' }],
});

import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { Recorder } from './recorder.ts';

test('what can’t be saved while the database is away is logged, and the process goes on', async () => {
  let logged = '';
  const to = new Writable({
    write(line, _encoding, done) {
      logged += String(line);
      done();
    },
  });
  const shop = await openTestShop('empty', { log: pino({ level: 'warn', base: null, timestamp: false }, to) });
  onTestFinished(() => shop.close());
  shop.shop.searchNotes.searched('doctor blade', 'found', '127.0.0.1');
  const { clock, store, log, searchNotes, keyCalls } = shop.shop;
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/away' });
  await new Recorder({ db: away, clock, store, log, searchNotes, keyCalls }).save();
  expect(logged).toContain('What was searched for could not be counted.');
});

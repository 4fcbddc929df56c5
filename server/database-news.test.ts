import { expect, vi } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { test } from '#server/testing/test-shop.ts';
import { DatabaseNews } from './database-news.ts';

const until = { timeout: scaledTimeout(20_000) };

test('a late listener is notified too, and a lost connection is reopened and reported as a gap', async ({
  ownShop,
}) => {
  const news = new DatabaseNews(ownShop.databaseUrl);
  await news.start();
  const events: string[] = [];
  const end = news.hear('pressline_outbox', {
    onNews: (payload) => void events.push(`news ${payload}`),
    onGap: () => void events.push('gap'),
  });
  await vi.waitFor(() => expect(events).toEqual(['gap']), until);
  await ownShop.owner.$client.query(`notify pressline_outbox, '1'`);
  await vi.waitFor(() => expect(events).toEqual(['gap', 'news 1']), until);

  await ownShop.owner.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'pressline listener'`,
  );
  await vi.waitFor(() => expect(events).toEqual(['gap', 'news 1', 'gap']), until);
  await ownShop.owner.$client.query(`notify pressline_outbox, '2'`);
  await vi.waitFor(() => expect(events).toEqual(['gap', 'news 1', 'gap', 'news 2']), until);

  end();
  await news.stop();
});

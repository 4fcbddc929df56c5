import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { databaseBefore } from '#platform/database/testing/before-migration.ts';

test('texts that came with ligatures are found by their words, and keep what they are in other languages (I1, N3)', async () => {
  const { url, client } = await databaseBefore('texts-without-ligatures');
  await client.query(`insert into products (id, name, intro, details) values (1, 'IF-1', 'Inline ﬁlter', 'Eﬃcient')`);
  await client.query(
    `insert into catalogue_texts (english, language, says) values ('Inline ﬁlter', 'de', 'Inline-Filter')`,
  );
  await migrate(url);
  const { rows } = await client.query(
    `select intro, details, says from products join catalogue_texts on english = intro
     where search_document @@ to_tsquery('english', 'filter & efficient')`,
  );
  expect(rows).toEqual([{ intro: 'Inline filter', details: 'Efficient', says: 'Inline-Filter' }]);
});

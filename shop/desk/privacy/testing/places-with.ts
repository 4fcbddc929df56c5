import type { Database } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';

/** Tables with a row that contains the word in any column, and files that do, by their names. */
export async function placesWith({ $client }: Database, files: Files, word: string): Promise<string[]> {
  const { rows } = await $client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const places: string[] = [];
  for (const { name } of rows) {
    const found = await $client.query(`select from "${name}" as row where row::text ilike $1 limit 1`, [`%${word}%`]);
    if ((found.rowCount ?? 0) > 0) places.push(name);
  }
  for await (const key of files.list()) {
    const bytes = await files.get(key);
    if (key.includes(word) || bytes?.includes(word) === true) places.push(`file ${key}`);
  }
  return places.toSorted();
}

import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The rows of the sample data as they were loaded, each by its table and primary key, so that they can be removed (Q6). */
export const sampleRows = pgTable('sample_rows', { tableName: text().notNull(), key: text().notNull() }, (t) => [
  primaryKey({ columns: [t.tableName, t.key] }),
]);

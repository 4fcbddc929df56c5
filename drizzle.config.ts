import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changes` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./shop/**/tables.ts', './server/tables.ts'],
  out: './platform/database/migrations',
  casing: 'snake_case',
});

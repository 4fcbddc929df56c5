import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { identity, version } from '../../../platform/database/columns.ts';

/** A picture of the home page's carousel. Country: 1 UK, 2 US, 3 default; A7 says who sees which. */
export const homeImages = pgTable(
  'home_images',
  {
    id: identity(),
    country: smallint().$type<1 | 2 | 3>().notNull(),
    imageHash: text().notNull(),
    description: text().notNull().default(''),
    url: text().notNull().default(''),
    position: integer().notNull().default(0),
    version: version(),
  },
  (t) => [index().on(t.country, t.position), check('home_images_country', sql`${t.country} between 1 and 3`)],
);

/** A picture for staff to look up. Country: 1 UK, 2 US, 0 everywhere (E12). */
export const mediaImages = pgTable(
  'media_images',
  {
    id: identity(),
    country: smallint().$type<0 | 1 | 2>().notNull(),
    imageHash: text().notNull(),
    description: text().notNull().default(''),
  },
  (t) => [check('media_images_country', sql`${t.country} between 0 and 2`)],
);

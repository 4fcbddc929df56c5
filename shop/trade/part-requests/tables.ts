import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { machines } from '../../catalogue/presses/tables.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { carts } from '../cart/tables.ts';
import {
  MAX_REQUEST_PICTURES,
  type PartRequestState,
  type RequestReader,
  REQUEST_TEXT_MAX,
  type Urgency,
} from './part-request.ts';

/** Parts that somebody at a press needs, asked of the company's purchasing or of the shop's counter (J9). */
export const partRequests = pgTable(
  'part_requests',
  {
    id: identity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    customerId: integer() // the member who asks
      .notNull()
      .references(() => customers.id),
    reader: text().$type<RequestReader>().notNull(),
    machineId: integer().references(() => machines.id, { onDelete: 'set null' }),
    press: text().notNull().default(''), // its name at that time
    urgency: text().$type<Urgency>().notNull(),
    requestKey: text(), // the author's own: a request that was kept on a phone is stored once, however often it arrives
    wanted: text().notNull().default(''), // in words
    state: text().$type<PartRequestState>().notNull().default('open'),
    askedAt: instant().notNull(),
    cartId: integer().references(() => carts.id, { onDelete: 'set null' }), // the basket that took its parts; old ones are deleted
    answeredAt: instant(),
    answeredBy: integer().references(() => customers.id), // the colleague who took or answered it; null: staff, or nobody yet
    answeredByName: text(),
    answer: text(),
  },
  (t) => [
    unique('part_requests_once').on(t.customerId, t.requestKey),
    index('part_requests_of_company').on(t.companyId, t.id),
    index('part_requests_of_member').on(t.customerId, t.id),
    index('part_requests_answered_by').on(t.answeredBy),
    index('part_requests_of_cart').on(t.cartId),
    index('part_requests_of_press').on(t.machineId),
    index('part_requests_open')
      .on(t.companyId, t.reader)
      .where(sql`state = 'open'`),
    check('part_requests_reader', sql`${t.reader} in ('purchasing', 'counter')`),
    check('part_requests_urgency', sql`${t.urgency} in ('press-stands', 'soon', 'stock')`),
    check('part_requests_state', sql`${t.state} in ('open', 'taken', 'answered', 'withdrawn')`),
    check('part_requests_answered', sql`(${t.state} in ('taken', 'answered')) = (${t.answeredAt} is not null)`),
    check('part_requests_text', sql`length(${t.wanted}) <= ${sql.raw(String(REQUEST_TEXT_MAX))}`),
  ],
);

/** Parts of a request: asked of purchasing, or named by the counter in its answer. */
export const partRequestLines = pgTable(
  'part_request_lines',
  {
    id: identity(),
    requestId: integer()
      .notNull()
      .references(() => partRequests.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer().references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: smallint().notNull(),
  },
  (t) => [
    unique('part_request_lines_position').on(t.requestId, t.position),
    index('part_request_lines_of_part').on(t.productId),
    index('part_request_lines_of_width').on(t.variantId),
    check('part_request_lines_quantity', sql`${t.quantity} between 1 and 100`),
  ],
);

/** Photos of a part or of its place on the press, redrawn without their metadata. */
export const partRequestPictures = pgTable(
  'part_request_pictures',
  {
    id: identity(),
    requestId: integer()
      .notNull()
      .references(() => partRequests.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    fileKey: text().notNull(),
    sha256: text().notNull(), // the same picture sent twice is stored once
    createdAt: instant().notNull(),
  },
  (t) => [
    unique('part_request_pictures_once').on(t.requestId, t.sha256),
    unique('part_request_pictures_position').on(t.requestId, t.position),
    check('part_request_pictures_few', sql`${t.position} between 1 and ${sql.raw(String(MAX_REQUEST_PICTURES))}`),
  ],
);

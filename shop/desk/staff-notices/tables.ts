import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { staff } from '../../people/identity/tables.ts';
import { outbox } from '../../base/outbox/tables.ts';
import type { NoticeKind } from '../../base/outbox/effects.ts';
import type { NoticeTiming } from './notice-kinds.ts';

/** The news of which a colleague is informed, and when; no row: never (P6). */
export const staffNotices = pgTable(
  'staff_notices',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    timing: text().$type<Exclude<NoticeTiming, 'never'>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.kind] })],
);

/** News that wait for a colleague's next digest. */
export const waitingNotices = pgTable(
  'waiting_notices',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    outboxId: integer()
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.outboxId] })],
);

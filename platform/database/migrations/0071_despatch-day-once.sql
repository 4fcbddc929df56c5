-- The day of despatch stands in order_progress alone (L3). The shop has never written one into an order: there, 2001-01-01 meant none. So no
-- order is written anew (a snapshot may not be, B9, and a million of them take long): the table is read once, and a day that somebody else put
-- there goes to where days are kept. An order without progress counts as closed.
insert into order_progress (order_id, state, since, sent_on)
select id, 'closed', placed_at, despatched_on from orders where despatched_on <> '2001-01-01'
on conflict (order_id) do update set sent_on = excluded.sent_on where order_progress.sent_on is null;
--> statement-breakpoint
-- From now on none is null here too: the version before reads both as none. A later release drops the column, which this version does not name.
ALTER TABLE "orders" ALTER COLUMN "despatched_on" DROP DEFAULT, ALTER COLUMN "despatched_on" DROP NOT NULL;

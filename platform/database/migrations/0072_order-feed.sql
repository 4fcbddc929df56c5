-- Whoever follows the changes of orders was told events by their numbers, and passed over one that was committed after another with a higher
-- number. Now events are taken in by rounds, one round after the other (L1).
CREATE TABLE "order_feed" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order_feed_only" CHECK ("order_feed"."only")
);
--> statement-breakpoint
-- The events that there are have the round 0, without being written anew: they are told by their numbers, as before.
ALTER TABLE "order_events" ADD COLUMN "feed_round" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "feed_round" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "order_events_feed" ON "order_events" USING btree ("feed_round","id");
--> statement-breakpoint
drop trigger append_only on order_events;
--> statement-breakpoint
create trigger append_only
  before update of xid, id, order_id, at, kind, staff_id, staff_name, details or delete or truncate on order_events
  for each statement execute function refuse_removal('feed_round');

DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","id") WHERE done_at is null and failed_at is null;--> statement-breakpoint
-- Whoever waits for mails to deliver hears of new ones as soon as they are committed (server/jobs).
create function tell_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('pressline_outbox', '');
  return null;
end $$;
--> statement-breakpoint
create trigger outbox_filled after insert on outbox for each statement execute function tell_outbox();

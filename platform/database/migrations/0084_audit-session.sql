ALTER TABLE "audit_entries" ADD COLUMN "session" uuid;--> statement-breakpoint
-- Not with the column: PostgreSQL would write the whole table anew.
ALTER TABLE "audit_entries" ALTER COLUMN "session" SET DEFAULT nullif(current_setting('pressline.session', true), '')::uuid;
-- Colleagues who are there keep every right; a new account begins with those that it is given.
ALTER TABLE "staff" ADD COLUMN "rights" text[] DEFAULT '{orders,customers,catalogue,prices,content,documents,settings,staff}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ALTER COLUMN "rights" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_rights" CHECK ("staff"."rights" <@ array['orders','customers','catalogue','prices','content','documents','settings','staff']) NOT VALID;

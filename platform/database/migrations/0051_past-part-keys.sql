ALTER TABLE "past_order_lines" ADD COLUMN "part_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
update past_order_lines set part_key = lower(regexp_replace(part_number, '[^a-zA-Z0-9]', '', 'g'));

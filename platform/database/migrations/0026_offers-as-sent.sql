ALTER TABLE "quotation_versions" ADD COLUMN "delivery_address" text;--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD COLUMN "tax" jsonb;--> statement-breakpoint
-- The address of an offer goes with its person, like its words; everything else of a version stays as it was sent (D54).
drop trigger quotation_versions_stay on quotation_versions;
--> statement-breakpoint
create trigger quotation_versions_stay before update on quotation_versions for each row
  when (not is_erasing(to_jsonb(old), to_jsonb(new), array['by_name', 'delivery_address', 'message', 'note']))
  execute function refuse_removal();
--> statement-breakpoint
drop trigger append_only on quotation_versions;
--> statement-breakpoint
create trigger append_only before delete or truncate on quotation_versions
  for each statement execute function refuse_removal('by_name', 'delivery_address', 'message', 'note');

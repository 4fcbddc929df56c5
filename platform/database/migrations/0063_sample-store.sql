ALTER TABLE "settings" ADD COLUMN "has_sample_store" boolean DEFAULT false NOT NULL;--> statement-breakpoint

-- A shop that exists keeps the texts of the sample store, which it may have shown until now.
update settings set has_sample_store = true;
--> statement-breakpoint

-- The manuals of the baseline belong to the sample data. A shop that exists keeps them; one that begins now has none.
delete from manuals
where not exists (select from settings) and not exists (select from staff)
  and not exists (select from customers) and not exists (select from products);

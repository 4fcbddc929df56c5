ALTER TABLE "products" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_unit" CHECK ("products"."unit" in ('coil', 'roll', 'metre', 'pack', 'box', 'set', 'pair', 'bottle', 'can', 'litre')) NOT VALID;--> statement-breakpoint
drop trigger products_updated on products;--> statement-breakpoint
create trigger products_updated after update on products for each row
  when ((old.name, old.intro, old.details, old.usd_minor, old.eur_minor, old.active, old.award, old.family_id, old.flash, old.unit,
         old.use_cloud_image, old.image_hash, old.stock_level > 0)
        is distinct from
        (new.name, new.intro, new.details, new.usd_minor, new.eur_minor, new.active, new.award, new.family_id, new.flash, new.unit,
         new.use_cloud_image, new.image_hash, new.stock_level > 0))
  execute function tell_change();

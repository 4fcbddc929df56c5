ALTER TABLE "products" ALTER COLUMN "low_stock" SET DEFAULT 0;--> statement-breakpoint
-- Five was the threshold of every part, and nobody had set it. What somebody set stays, five as well.
update products
set low_stock = 0
where low_stock = 5
  and id::text not in (select entity_id from audit_entries where entity = 'product' and after ? 'lowStock');

ALTER TABLE "order_versions" DROP CONSTRAINT "order_versions_tax_reason";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_tax_reason";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_tax_of_reason";--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "verified_vat_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_tax_reason" CHECK ("order_versions"."tax_reason" in ('domestic', 'no-vat-number', 'unverified-vat-number', 'reverse-charge', 'export', 'none')) not valid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_reason" CHECK ("orders"."tax_reason" in ('domestic', 'no-vat-number', 'unverified-vat-number', 'reverse-charge', 'export', 'none')) not valid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_of_reason" CHECK ("orders"."tax_minor" = 0 or ("orders"."tax_reason" in ('domestic', 'no-vat-number', 'unverified-vat-number') and "orders"."tax_standard_rate" > 0)) not valid;
ALTER TABLE "products" ADD COLUMN "unit_pieces" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "options" text[];--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_unit_pieces" CHECK ("products"."unit_pieces" between 1 and 10000) NOT VALID;
DROP INDEX "products_stock";--> statement-breakpoint
-- Room on each page for the rows that orders rewrite: they then stay where the indexes find them.
ALTER TABLE "products" SET (fillfactor = 90);

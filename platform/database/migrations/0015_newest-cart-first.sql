DROP INDEX "carts_customer_id_changed_at_index";--> statement-breakpoint
CREATE INDEX "carts_newest" ON "carts" USING btree ("customer_id","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
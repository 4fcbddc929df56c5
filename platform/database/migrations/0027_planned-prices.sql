ALTER TABLE "price_update_rows" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "price_updates" ADD COLUMN "left_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "price_list_rows_type" ON "price_list_rows" USING btree ("type_id") WHERE type_id is not null;--> statement-breakpoint
CREATE INDEX "price_list_rows_category" ON "price_list_rows" USING btree ("category_id") WHERE category_id is not null;--> statement-breakpoint
CREATE INDEX "price_update_rows_product_id_index" ON "price_update_rows" USING btree ("product_id") WHERE "price_update_rows"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "price_update_rows_variant_id_index" ON "price_update_rows" USING btree ("variant_id") WHERE "price_update_rows"."variant_id" is not null;--> statement-breakpoint
CREATE INDEX "price_update_rows_type_id_index" ON "price_update_rows" USING btree ("type_id") WHERE "price_update_rows"."type_id" is not null;--> statement-breakpoint
CREATE INDEX "price_update_rows_category_id_index" ON "price_update_rows" USING btree ("category_id") WHERE "price_update_rows"."category_id" is not null;--> statement-breakpoint
CREATE INDEX "price_updates_left" ON "price_updates" USING btree ("id") WHERE left_open;--> statement-breakpoint
CREATE INDEX "price_updates_price_list_id_index" ON "price_updates" USING btree ("price_list_id");
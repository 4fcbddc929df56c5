DROP INDEX "audit_entries_at_id_index";--> statement-breakpoint
DROP INDEX "audit_entries_entity_entity_id_id_index";--> statement-breakpoint
DROP INDEX "customers_created_at_id_index";--> statement-breakpoint
DROP INDEX "orders_customer_id_id_index";--> statement-breakpoint
DROP INDEX "orders_status_id_index";--> statement-breakpoint
DROP INDEX "orders_placed_at_index";--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_of_thing" ON "audit_entries" USING btree ("entity","entity_id","at","id");--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("stock_level","id") WHERE active;--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_surname" ON "customers" USING btree ("surname","id");--> statement-breakpoint
CREATE INDEX "customers_company" ON "customers" USING btree ("company","id");--> statement-breakpoint
CREATE INDEX "customers_waiting" ON "customers" USING btree ("id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "customers_text" ON "customers" USING gin (((first_name || ' ' || surname || ' ' || company || ' ' || email || ' ' || line1 || ' ' || line2 || ' ' || town || ' ' || postcode || ' ' || telephone) collate "und-x-icu") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_addresses_text" ON "delivery_addresses" USING gin (((contact_name || ' ' || line1 || ' ' || line2 || ' ' || region || ' ' || postcode) collate "und-x-icu") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "purchase_orders_uploaded_at_index" ON "purchase_orders" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_surname" ON "orders" USING btree ("surname","id");--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company","id");--> statement-breakpoint
CREATE INDEX "orders_subtotal" ON "orders" USING btree ("subtotal_gbp_minor","id");--> statement-breakpoint
CREATE INDEX "orders_purchase_order" ON "orders" USING btree ("purchase_order_number","id");--> statement-breakpoint
CREATE INDEX "orders_surname_text" ON "orders" USING gin ("surname" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_company_text" ON "orders" USING gin ("company" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_purchase_order_text" ON "orders" USING gin ("purchase_order_number" gin_trgm_ops);
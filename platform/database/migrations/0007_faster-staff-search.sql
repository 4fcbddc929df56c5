DROP INDEX "customers_text";--> statement-breakpoint
DROP INDEX "delivery_addresses_text";--> statement-breakpoint
DROP INDEX "orders_surname_text";--> statement-breakpoint
DROP INDEX "orders_company_text";--> statement-breakpoint
CREATE INDEX "customers_text" ON "customers" USING gin (((first_name || ' ' || surname || ' ' || company || ' ' || email || ' ' || line1 || ' ' || line2 || ' ' || town || ' ' || postcode || ' ' || telephone) collate "default") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_addresses_text" ON "delivery_addresses" USING gin (((contact_name || ' ' || line1 || ' ' || line2 || ' ' || region || ' ' || postcode) collate "default") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_surname_text" ON "orders" USING gin (("surname" collate "default") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_company_text" ON "orders" USING gin (("company" collate "default") gin_trgm_ops);
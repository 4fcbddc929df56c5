-- Reads the tables without keeping anybody from them.
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "delivery_addresses" VALIDATE CONSTRAINT "delivery_addresses_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "carts" VALIDATE CONSTRAINT "carts_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_company_known";--> statement-breakpoint
ALTER TABLE "delivery_addresses" VALIDATE CONSTRAINT "delivery_addresses_company_known";--> statement-breakpoint
ALTER TABLE "carts" VALIDATE CONSTRAINT "carts_company_known";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_company_known";--> statement-breakpoint
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_role";

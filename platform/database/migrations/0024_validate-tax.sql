alter table companies validate constraint companies_vat_verified;
--> statement-breakpoint
alter table order_progress validate constraint order_progress_tax;
--> statement-breakpoint
alter table order_versions validate constraint order_versions_tax;
--> statement-breakpoint
alter table order_versions validate constraint order_versions_tax_reason;
--> statement-breakpoint
alter table orders validate constraint orders_tax;
--> statement-breakpoint
alter table orders validate constraint orders_tax_rate;
--> statement-breakpoint
alter table orders validate constraint orders_tax_rounding;
--> statement-breakpoint
alter table orders validate constraint orders_tax_reason;
--> statement-breakpoint
alter table orders validate constraint orders_tax_of_reason;

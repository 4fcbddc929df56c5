alter table orders validate constraint orders_tax_reason;
--> statement-breakpoint
alter table orders validate constraint orders_tax_of_reason;
--> statement-breakpoint
alter table order_versions validate constraint order_versions_tax_reason;

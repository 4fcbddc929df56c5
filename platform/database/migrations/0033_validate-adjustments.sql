alter table orders validate constraint orders_total;
--> statement-breakpoint
alter table orders validate constraint orders_discount_named;
--> statement-breakpoint
alter table orders validate constraint orders_delivery_named;
--> statement-breakpoint
alter table order_versions validate constraint order_versions_total;
--> statement-breakpoint
alter table order_versions validate constraint order_versions_discount_named;
--> statement-breakpoint
alter table order_versions validate constraint order_versions_delivery_named;
--> statement-breakpoint
alter table quotation_versions validate constraint quotation_versions_total;
--> statement-breakpoint
alter table quotation_versions validate constraint quotation_versions_delivery_named;

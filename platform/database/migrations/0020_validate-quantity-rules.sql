alter table carts validate constraint carts_any_quantity;
--> statement-breakpoint
alter table products validate constraint products_quantities;
--> statement-breakpoint
alter table product_variants validate constraint product_variants_quantities;
--> statement-breakpoint
alter table price_lists validate constraint price_lists_quantities;

alter table cart_lines validate constraint cart_lines_agreed_price;
--> statement-breakpoint
alter table carts validate constraint carts_agreed;
--> statement-breakpoint
alter table carts validate constraint carts_agreed_delivery;
--> statement-breakpoint
alter table orders validate constraint orders_goods;

-- What was bought is added up from the orders (docs/decisions/0032): the counts of 0063 go, with the triggers that kept them.
drop trigger orders_counted on orders;
--> statement-breakpoint
drop trigger orders_moved_counted on orders;
--> statement-breakpoint
drop trigger order_progress_counted on order_progress;
--> statement-breakpoint
drop trigger order_progress_begun_cancelled on order_progress;
--> statement-breakpoint
drop function count_placed_order(), count_changed_order(), count_moved_orders(), count_bought_anew(integer[], integer),
  lock_bought(integer[]), bought_in(integer[]);
--> statement-breakpoint
DROP TABLE "bought_parts" CASCADE;

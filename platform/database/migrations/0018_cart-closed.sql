DROP INDEX "carts_newest";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "ordered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "carts_newest" ON "carts" USING btree ("customer_id","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE ordered_at is null;--> statement-breakpoint
update carts set ordered_at = orders.placed_at from orders where orders.cart_id = carts.id;
--> statement-breakpoint
-- An order closes its cart, whichever version of the shop writes it (D12).
create function close_ordered_cart() returns trigger language plpgsql as $$
begin
  update carts set ordered_at = new.placed_at where id = new.cart_id;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_close_cart after insert on orders for each row when (new.cart_id is not null) execute function close_ordered_cart();
--> statement-breakpoint
create or replace function refuse_ordered_cart_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from carts where id = coalesce(new.cart_id, old.cart_id) and ordered_at is not null) then
    raise exception 'cart % is ordered already', coalesce(new.cart_id, old.cart_id) using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;

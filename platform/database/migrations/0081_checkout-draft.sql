ALTER TABLE "carts" ADD COLUMN "checkout_draft" jsonb;--> statement-breakpoint
-- An order holds what was typed; its cart keeps no copy.
create or replace function close_ordered_cart() returns trigger language plpgsql as $$
begin
  update carts set ordered_at = new.placed_at, checkout_draft = null where id = new.cart_id;
  return null;
end $$;

ALTER TABLE "cart_lines" ADD COLUMN "needs_width" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- A line without a width of a part that gets widths says no longer what is to be delivered. One that was put in without a width while
-- the part had some already stands for the first (D2).
create function mark_lines_without_width() returns trigger language plpgsql as $$
begin
  update cart_lines
  set needs_width = new.family_id is not null
  from carts
  where carts.id = cart_lines.cart_id
    and carts.ordered_at is null
    and cart_lines.product_id = new.id
    and cart_lines.variant_id is null
    and cart_lines.needs_width <> (new.family_id is not null);
  return null;
end $$;
--> statement-breakpoint
create trigger products_got_widths after update of family_id on products
  for each row when ((old.family_id is null) <> (new.family_id is null)) execute function mark_lines_without_width();

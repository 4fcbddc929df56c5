-- Kept answers that carry stock levels hear of each change of one. An order changes them in one statement, so it tells once.
create function tell_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('pressline_changed', 'stock');
  return null;
end $$;
--> statement-breakpoint
create trigger products_stock_changed after update of stock_level on products
  for each statement execute function tell_stock();

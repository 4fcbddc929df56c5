-- No price of its own is null for the shop, and 0 in the table as long as a version may run that knows no null (docs/decisions/0016).
create function keep_no_price_as_zero() returns trigger language plpgsql as $$
begin
  new.eur_minor := coalesce(new.eur_minor, 0);
  if tg_table_name = 'product_variants' then
    new.usd_minor := coalesce(new.usd_minor, 0);
    new.gbp_minor := coalesce(new.gbp_minor, 0);
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger products_no_price before insert or update of eur_minor on products
  for each row when (new.eur_minor is null) execute function keep_no_price_as_zero();
--> statement-breakpoint
create trigger product_variants_no_price before insert or update of usd_minor, gbp_minor, eur_minor on product_variants
  for each row when (new.usd_minor is null or new.gbp_minor is null or new.eur_minor is null)
  execute function keep_no_price_as_zero();

-- An order is a snapshot (B9): only its state moves on. The rule stands here, so that no code can forget it.
create function refuse_order_rewrite() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'status') <> (to_jsonb(old) - 'status') then
    raise exception 'order % is a snapshot: only its status may change', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger orders_snapshot before update on orders for each row execute function refuse_order_rewrite();
--> statement-breakpoint
-- A line's serial and machine may be filled in while they are empty (D12); nothing else.
create function refuse_order_line_rewrite() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['serial', 'machine']) <> (to_jsonb(old) - array['serial', 'machine'])
     or (old.serial <> '' and new.serial <> old.serial)
     or (old.machine <> '' and new.machine <> old.machine) then
    raise exception 'a line of order % is a snapshot: it never changes', old.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger order_lines_snapshot before update on order_lines for each row execute function refuse_order_line_rewrite();
--> statement-breakpoint
-- The goods of an order are the sum of its lines (D7): checked once the transaction is whole.
create function refuse_order_sum() returns trigger language plpgsql as $$
declare
  goods bigint;
  lines bigint;
begin
  select goods_minor into goods from orders where id = new.id;
  select coalesce(sum(line_total_minor), 0) into lines from order_lines where order_id = new.id;
  if goods <> lines then
    raise exception 'order %: goods are %, its lines come to %', new.id, goods, lines using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger orders_goods_are_lines after insert on orders
  deferrable initially deferred for each row execute function refuse_order_sum();
--> statement-breakpoint
-- A cart that became an order is closed: its lines stand as they were ordered (D11).
create function refuse_ordered_cart_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from orders where cart_id = coalesce(new.cart_id, old.cart_id)) then
    raise exception 'cart % is ordered already', coalesce(new.cart_id, old.cart_id) using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
--> statement-breakpoint
create trigger cart_lines_open before insert or update or delete on cart_lines
  for each row execute function refuse_ordered_cart_change();
--> statement-breakpoint
-- News for the caches of every server process: which table changed.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('pressline_changed', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  told text;
begin
  foreach told in array array['categories', 'subcategories', 'product_variants', 'variant_families',
    'product_categories', 'product_subcategories', 'related_products', 'countries', 'exchange_rates', 'settings', 'home_images']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I for each statement execute function tell_change()',
      told || '_changed', told);
  end loop;
end $$;
--> statement-breakpoint
create trigger products_changed after insert or delete or truncate on products for each statement execute function tell_change();
--> statement-breakpoint
-- An order takes stock; nobody needs to hear of it before the last piece is gone (or the first is back).
create trigger products_updated after update on products for each row
  when ((old.name, old.intro, old.details, old.usd_minor, old.eur_minor, old.active, old.award, old.family_id, old.flash,
         old.use_cloud_image, old.image_hash, old.stock_level > 0)
        is distinct from
        (new.name, new.intro, new.details, new.usd_minor, new.eur_minor, new.active, new.award, new.family_id, new.flash,
         new.use_cloud_image, new.image_hash, new.stock_level > 0))
  execute function tell_change();

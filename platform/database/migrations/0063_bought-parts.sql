CREATE TABLE "bought_parts" (
	"company_id" integer NOT NULL,
	"customer_id" integer,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"variant_details" text,
	"orders" integer NOT NULL,
	"order_ids" integer[] NOT NULL,
	"placed_at" timestamp with time zone[] NOT NULL,
	"quantities" integer[] NOT NULL,
	CONSTRAINT "bought_parts_part" UNIQUE NULLS NOT DISTINCT("company_id","customer_id","product_id","variant_id"),
	CONSTRAINT "bought_parts_orders" CHECK ("bought_parts"."orders" >= cardinality("bought_parts"."order_ids")),
	CONSTRAINT "bought_parts_lists" CHECK (cardinality("bought_parts"."order_ids") between 1 and 12 and cardinality("bought_parts"."placed_at") = cardinality("bought_parts"."order_ids") and cardinality("bought_parts"."quantities") = cardinality("bought_parts"."order_ids"))
);

--> statement-breakpoint
-- What orders hold of each part and width today: lines of one part together, as corrected (L5); nothing of cancelled ones.
create function bought_in(asked integer[])
returns table (
  company_id integer, customer_id integer, product_id integer, variant_id integer, variant_details text,
  order_id integer, placed_at timestamptz, quantity integer
) language sql stable as $$
  select orders.company_id, orders.customer_id, line.product_id, line.variant_id,
    (array_agg(line.variant_details order by line.position))[1], orders.id, orders.placed_at,
    sum(coalesce(present.quantity, line.quantity))::integer
  from orders
  join order_lines as line on line.order_id = orders.id
  left join order_line_quantities as present on present.order_line_id = line.id
  left join order_progress as progress on progress.order_id = orders.id
  where orders.id = any(asked)
    and progress.state is distinct from 'cancelled'
  group by orders.id, line.product_id, line.variant_id
  having sum(coalesce(present.quantity, line.quantity)) > 0
$$;
--> statement-breakpoint
-- Counts anew what companies have bought. With an order, only its parts: those that it has lost to a correction as well.
-- Whoever calls this holds the companies' lock, so that no order comes in between reading and writing.
create function count_bought_anew(companies integer[], parts_of integer default null)
returns void language plpgsql as $$
begin
  delete from bought_parts as counted
  where company_id = any(companies)
    and (parts_of is null or exists (
      select from order_lines as line
      where line.order_id = parts_of
        and line.product_id = counted.product_id
        and line.variant_id is not distinct from counted.variant_id
    ));
  insert into bought_parts
    (company_id, customer_id, product_id, variant_id, variant_details, orders, order_ids, placed_at, quantities)
  select bought.company_id, reader.customer_id, bought.product_id, bought.variant_id,
    (array_agg(bought.variant_details order by bought.placed_at desc, bought.order_id desc))[1],
    count(*),
    (array_agg(bought.order_id order by bought.placed_at desc, bought.order_id desc))[1:12],
    (array_agg(bought.placed_at order by bought.placed_at desc, bought.order_id desc))[1:12],
    (array_agg(bought.quantity order by bought.placed_at desc, bought.order_id desc))[1:12]
  from bought_in(array(select id from orders where company_id = any(companies))) as bought
  cross join lateral (values (null), (bought.customer_id)) as reader (customer_id)
  where parts_of is null or exists (
    select from order_lines as line
    where line.order_id = parts_of
      and line.product_id = bought.product_id
      and line.variant_id is not distinct from bought.variant_id
  )
  group by bought.company_id, reader.customer_id, bought.product_id, bought.variant_id;
end $$;
--> statement-breakpoint
-- One after the other within a company, until the transaction ends. It is taken when all else is locked already (at the end of a
-- transaction, or by a merge, which steps back where it has to wait), so that two never wait for each other.
create function lock_bought(companies integer[]) returns void language sql as $$
  select count(pg_advisory_xact_lock(1650816116, company))
  from (select company from unnest(companies) as each (company) order by company) as ordered
$$;
--> statement-breakpoint
-- A new order is added to what is counted where it is the newest, as it nearly always is; else its parts are counted anew.
create function count_placed_order() returns trigger language plpgsql as $$
declare
  company integer;
begin
  select company_id into company from orders where id = new.id;
  perform lock_bought(array[company]);
  if exists (
    select
    from order_lines as line
    join bought_parts as counted
      on counted.company_id = company
      and counted.product_id = line.product_id
      and counted.variant_id is not distinct from line.variant_id
    where line.order_id = new.id
      and (counted.placed_at[1], counted.order_ids[1]) >= (new.placed_at, new.id)
  ) then
    perform count_bought_anew(array[company], new.id);
    return null;
  end if;
  insert into bought_parts as counted
    (company_id, customer_id, product_id, variant_id, variant_details, orders, order_ids, placed_at, quantities)
  select bought.company_id, reader.customer_id, bought.product_id, bought.variant_id, bought.variant_details,
    1, array[bought.order_id], array[bought.placed_at], array[bought.quantity]
  from bought_in(array[new.id]) as bought
  cross join lateral (values (null), (bought.customer_id)) as reader (customer_id)
  on conflict (company_id, customer_id, product_id, variant_id) do update
  set orders = counted.orders + 1,
      variant_details = excluded.variant_details,
      order_ids = (excluded.order_ids || counted.order_ids)[1:12],
      placed_at = (excluded.placed_at || counted.placed_at)[1:12],
      quantities = (excluded.quantities || counted.quantities)[1:12];
  return null;
end $$;
--> statement-breakpoint
-- At the end of the transaction, once the order has its lines.
create constraint trigger orders_counted after insert on orders
  deferrable initially deferred for each row execute function count_placed_order();
--> statement-breakpoint
-- A corrected order (L5), and one that is cancelled or no longer is (L1).
create function count_changed_order() returns trigger language plpgsql as $$
declare
  company integer;
begin
  select company_id into company from orders where id = new.order_id;
  perform lock_bought(array[company]);
  perform count_bought_anew(array[company], new.order_id);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger order_progress_counted after update on order_progress
  deferrable initially deferred for each row
  when (old.version <> new.version or (old.state = 'cancelled') <> (new.state = 'cancelled'))
  execute function count_changed_order();
--> statement-breakpoint
create constraint trigger order_progress_begun_cancelled after insert on order_progress
  deferrable initially deferred for each row when (new.state = 'cancelled' or new.version <> 1)
  execute function count_changed_order();
--> statement-breakpoint
-- Orders that come to another company (H8) take what they count along.
create function count_moved_orders() returns trigger language plpgsql as $$
declare
  companies integer[];
begin
  select array_agg(distinct moved) into companies
  from before
  join after on after.id = before.id and after.company_id <> before.company_id
  cross join lateral (values (before.company_id), (after.company_id)) as each (moved);
  if companies is null then
    return null;
  end if;
  perform lock_bought(companies);
  perform count_bought_anew(companies);
  return null;
end $$;
--> statement-breakpoint
create trigger orders_moved_counted after update on orders
  referencing old table as before new table as after for each statement execute function count_moved_orders();
--> statement-breakpoint
select count_bought_anew(array(select distinct company_id from orders));

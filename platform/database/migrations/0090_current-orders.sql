CREATE TABLE "order_sort_keys" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"purchase_order_number" varchar(50) NOT NULL,
	"subtotal_gbp_minor" bigint NOT NULL
);
--> statement-breakpoint
alter table order_sort_keys enable row level security;
--> statement-breakpoint
create policy order_sort_keys_read on order_sort_keys for select using (true);
--> statement-breakpoint
create policy order_sort_keys_write on order_sort_keys using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
-- The sort keys follow the version that counts, whichever version of the shop writes it.
create function keep_order_sort_keys() returns trigger language plpgsql as $$
begin
  insert into order_sort_keys (order_id, purchase_order_number, subtotal_gbp_minor)
  select orders.id,
    coalesce(version.purchase_order_number, orders.purchase_order_number),
    coalesce(version.subtotal_gbp_minor, orders.subtotal_gbp_minor)
  from orders
  left join order_versions as version on version.order_id = orders.id and version.version = new.version
  where orders.id = new.order_id
  on conflict (order_id) do update
  set purchase_order_number = excluded.purchase_order_number, subtotal_gbp_minor = excluded.subtotal_gbp_minor;
  return null;
end $$;
--> statement-breakpoint
create trigger order_progress_sort_keys after insert on order_progress
  for each row execute function keep_order_sort_keys();
--> statement-breakpoint
create trigger order_progress_sort_keys_of_version after update of version on order_progress
  for each row when (new.version <> old.version) execute function keep_order_sort_keys();
--> statement-breakpoint
-- Every order has its row from now on; one of before there were states is closed. All sort keys are written at once: by the trigger it
-- would take ten times as long.
alter table order_progress disable trigger order_progress_sort_keys;
--> statement-breakpoint
insert into order_progress (order_id, state, since)
select id, 'closed', placed_at from orders where not exists (select from order_progress where order_id = orders.id);
--> statement-breakpoint
alter table order_progress enable trigger order_progress_sort_keys;
--> statement-breakpoint
insert into order_sort_keys (order_id, purchase_order_number, subtotal_gbp_minor)
select orders.id,
  coalesce(version.purchase_order_number, orders.purchase_order_number),
  coalesce(version.subtotal_gbp_minor, orders.subtotal_gbp_minor)
from orders
join order_progress as progress on progress.order_id = orders.id
left join order_versions as version on version.order_id = orders.id and version.version = progress.version;
--> statement-breakpoint
ALTER TABLE "order_sort_keys" ADD CONSTRAINT "order_sort_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_sort_keys_subtotal" ON "order_sort_keys" USING btree ("subtotal_gbp_minor","order_id");--> statement-breakpoint
CREATE INDEX "order_sort_keys_purchase_order" ON "order_sort_keys" USING btree ("purchase_order_number","order_id");--> statement-breakpoint
CREATE INDEX "order_progress_state" ON "order_progress" USING btree ("state","order_id");--> statement-breakpoint
-- An order as it is now (docs/decisions/0038): its snapshot, how far it has come, and the version that counts. A reader that names no
-- column of one of these tables does not pay for it.
create view current_orders with (security_invoker = true) as
select
  orders.id,
  orders.company_id,
  orders.customer_id,
  orders.cart_id,
  orders.status,
  orders.placed_at,
  orders.placed_by_staff,
  orders.first_name,
  orders.surname,
  orders.company,
  orders.email,
  orders.currency_id,
  orders.price_class,
  orders.gbp_rate_micros,
  orders.eur_rate_micros,
  orders.coupon_code,
  orders.coupon_multiplier_micros,
  progress.state,
  progress.rank,
  progress.since as state_since,
  progress.held_by_id,
  progress.held_by_name,
  progress.purchase_order_checked_by,
  progress.advised_delivery_minor,
  progress.sent_on,
  keys.purchase_order_number,
  case when version.fields is null then orders.cost_centre else version.fields ->> 'costCentre' end as cost_centre,
  case when version.fields is null then orders.requisition_number else version.fields ->> 'requisitionNumber' end
    as requisition_number,
  case when version.fields is null then orders.wanted_by else (version.fields ->> 'wantedBy')::date end as wanted_by,
  case when version.id is null then orders.delivery_address_id else version.delivery_address_id end as delivery_address_id,
  coalesce(version.delivery_address, orders.delivery_address) as delivery_address,
  coalesce(version.delivery_country_id, orders.delivery_country_id) as delivery_country_id,
  coalesce(version.goods_minor, orders.goods_minor) as goods_minor,
  coalesce(version.discount_minor, orders.discount_minor) as discount_minor,
  coalesce(version.subtotal_minor, orders.subtotal_minor) as subtotal_minor,
  -- 0 in the snapshot is 'to be advised'; a charge of 0 that was advised is a charge.
  coalesce(
    coalesce(version.delivery_minor, orders.delivery_minor) + progress.advised_delivery_minor,
    nullif(coalesce(version.delivery_minor, orders.delivery_minor), 0)
  ) as delivery_minor,
  coalesce(version.total_minor, orders.total_minor) + coalesce(progress.advised_delivery_minor, 0) as total_minor,
  keys.subtotal_gbp_minor,
  coalesce(version.subtotal_eur_minor, orders.subtotal_eur_minor) as subtotal_eur_minor,
  version.version,
  version.made_at as version_made_at,
  version.why as version_why,
  version.changes as version_changes
from orders
left join order_progress as progress on progress.order_id = orders.id
left join order_sort_keys as keys on keys.order_id = orders.id
left join order_versions as version on version.order_id = orders.id and version.version = progress.version;
--> statement-breakpoint
-- The lines of an order as it is now; one that a correction took away is none.
create view current_order_lines with (security_invoker = true) as
select
  line.id,
  line.order_id,
  line.position,
  line.product_id,
  line.product_name,
  line.product_intro,
  line.product_details,
  line.variant_id,
  line.variant_details,
  coalesce(corrected.quantity, line.quantity) as quantity,
  line.unit_price_minor,
  coalesce(corrected.quantity, line.quantity) * line.unit_price_minor as line_total_minor,
  line.serial,
  line.machine,
  line.added_in,
  line.promise,
  line.own_number,
  line.unit
from order_lines as line
left join order_line_quantities as corrected on corrected.order_line_id = line.id
where coalesce(corrected.quantity, line.quantity) > 0;
--> statement-breakpoint
create or replace function refuse_too_much_sent() returns trigger language plpgsql as $$
begin
  if (select sum(quantity) from shipment_lines where order_line_id = new.order_line_id)
     > coalesce((select quantity from current_order_lines where id = new.order_line_id), 0) then
    raise exception 'more than was ordered of line % is sent', new.order_line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function refuse_too_much_returned() returns trigger language plpgsql as $$
begin
  if (
    select sum(line.quantity)
    from order_return_lines as line
    join order_returns on order_returns.id = line.return_id
    where line.order_line_id = new.order_line_id and order_returns.state not in ('refused', 'withdrawn')
  ) > coalesce((select quantity from current_order_lines where id = new.order_line_id), 0) then
    raise exception 'more than was ordered of line % is in returns', new.order_line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function refuse_version_sum() returns trigger language plpgsql as $$
declare
  lines bigint;
begin
  select coalesce(sum(line_total_minor), 0) into lines from current_order_lines where order_id = new.order_id;
  if new.goods_minor <> lines then
    raise exception 'version % of order %: goods are %, its lines come to %', new.version, new.order_id, new.goods_minor, lines
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function bought_in(asked integer[])
returns table (
  company_id integer, customer_id integer, product_id integer, variant_id integer, variant_details text,
  order_id integer, placed_at timestamptz, quantity integer
) language sql stable as $$
  select placed.company_id, placed.customer_id, line.product_id, line.variant_id,
    (array_agg(line.variant_details order by line.position))[1], placed.id, placed.placed_at, sum(line.quantity)::integer
  from current_orders as placed
  join current_order_lines as line on line.order_id = placed.id
  where placed.id = any(asked)
    and placed.state <> 'cancelled'
  group by placed.id, placed.company_id, placed.customer_id, placed.placed_at, line.product_id, line.variant_id
$$;
--> statement-breakpoint
DROP INDEX "orders_subtotal";--> statement-breakpoint
DROP INDEX "orders_purchase_order";

-- Totals are adjustments (D60): goods + adjustments = total. Snapshots are never rewritten, and the version of the shop before this one writes
-- no list: a row without one has those of its discount and delivery. Checks keep both columns equal to the list.
create function adjustments_of(discount bigint, delivery bigint) returns jsonb language sql immutable parallel safe as $$
  select case when coalesce(discount, 0) = 0 then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object('kind', 'discount', 'amountMinor', discount, 'isTaxed', true)) end
    || jsonb_build_array(jsonb_build_object('kind', 'delivery', 'amountMinor', delivery, 'isTaxed', true))
$$;
--> statement-breakpoint
create function sum_of_adjustments(adjustments jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((item ->> 'amountMinor')::bigint), 0)::bigint from jsonb_array_elements(adjustments) as listed (item)
$$;
--> statement-breakpoint
-- Fails if there are two of a kind.
create function adjustment_in(adjustments jsonb, kind text) returns bigint language sql immutable parallel safe as $$
  select (select (item ->> 'amountMinor')::bigint from jsonb_array_elements(adjustments) as listed (item) where item ->> 'kind' = kind)
$$;
--> statement-breakpoint
alter table orders add column adjustments jsonb;
--> statement-breakpoint
alter table order_versions add column adjustments jsonb;
--> statement-breakpoint
alter table quotation_versions add column adjustments jsonb;
--> statement-breakpoint
alter table orders drop constraint orders_total;
--> statement-breakpoint
alter table orders add constraint orders_total check (total_minor = goods_minor + sum_of_adjustments(coalesce(adjustments, adjustments_of(discount_minor, delivery_minor)))) not valid;
--> statement-breakpoint
alter table orders add constraint orders_discount_named check (adjustments is null or discount_minor = coalesce(adjustment_in(adjustments, 'discount'), 0)) not valid;
--> statement-breakpoint
alter table orders add constraint orders_delivery_named check (adjustments is null or delivery_minor is not distinct from adjustment_in(adjustments, 'delivery')) not valid;
--> statement-breakpoint
alter table order_versions drop constraint order_versions_total;
--> statement-breakpoint
alter table order_versions add constraint order_versions_total check (total_minor = goods_minor + sum_of_adjustments(coalesce(adjustments, adjustments_of(discount_minor, delivery_minor)))) not valid;
--> statement-breakpoint
alter table order_versions add constraint order_versions_discount_named check (adjustments is null or discount_minor = coalesce(adjustment_in(adjustments, 'discount'), 0)) not valid;
--> statement-breakpoint
alter table order_versions add constraint order_versions_delivery_named check (adjustments is null or delivery_minor is not distinct from adjustment_in(adjustments, 'delivery')) not valid;
--> statement-breakpoint
alter table quotation_versions drop constraint quotation_versions_total;
--> statement-breakpoint
alter table quotation_versions add constraint quotation_versions_total check (total_minor = goods_minor + sum_of_adjustments(coalesce(adjustments, adjustments_of(0, delivery_minor)))) not valid;
--> statement-breakpoint
alter table quotation_versions add constraint quotation_versions_delivery_named check (adjustments is null or delivery_minor is not distinct from adjustment_in(adjustments, 'delivery')) not valid;
--> statement-breakpoint
update approval_requests
set frozen = frozen || jsonb_build_object('adjustments', adjustments_of((frozen ->> 'discountMinor')::bigint, (frozen ->> 'deliveryMinor')::bigint));
--> statement-breakpoint
create function list_frozen_adjustments() returns trigger language plpgsql as $$
begin
  new.frozen := new.frozen || jsonb_build_object(
    'adjustments', adjustments_of((new.frozen ->> 'discountMinor')::bigint, (new.frozen ->> 'deliveryMinor')::bigint));
  return new;
end $$;
--> statement-breakpoint
create trigger approval_requests_adjustments before insert on approval_requests
  for each row when (not new.frozen ? 'adjustments') execute function list_frozen_adjustments();
--> statement-breakpoint
create or replace view current_orders with (security_invoker = true) as
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
  -- The charge by the shop's rates and the one that staff advised; null: neither is known yet.
  case when num_nonnulls(charged.delivery_minor, progress.advised_delivery_minor) > 0 then
    coalesce(charged.delivery_minor, 0) + coalesce(progress.advised_delivery_minor, 0)
  end as delivery_minor,
  coalesce(version.total_minor, orders.total_minor) + coalesce(progress.advised_delivery_minor, 0) as total_minor,
  keys.subtotal_gbp_minor,
  coalesce(version.subtotal_eur_minor, orders.subtotal_eur_minor) as subtotal_eur_minor,
  version.version,
  version.made_at as version_made_at,
  version.why as version_why,
  version.changes as version_changes,
  orders.vat_number,
  orders.eori_number,
  orders.seller_vat_number,
  orders.seller_eori_number,
  orders.tax_seller_country,
  orders.tax_standard_rate,
  orders.tax_rounding,
  case when version.id is null then orders.tax_reason else version.tax_reason end as tax_reason,
  -- The tax of the version, and that of a delivery charge that staff advised since.
  case when version.id is null then orders.tax_minor else version.tax_minor end + coalesce(progress.advised_tax_minor, 0) as tax_minor,
  case when progress.advised_delivery_minor is null then charged.adjustments
  else (
    select jsonb_agg(case when item ->> 'kind' = 'delivery'
      then item || jsonb_build_object('amountMinor', coalesce((item ->> 'amountMinor')::bigint, 0) + progress.advised_delivery_minor)
      else item end order by place)
    from jsonb_array_elements(charged.adjustments) with ordinality as listed (item, place)
  ) end as adjustments
from orders
left join order_progress as progress on progress.order_id = orders.id
left join order_sort_keys as keys on keys.order_id = orders.id
left join order_versions as version on version.order_id = orders.id and version.version = progress.version
cross join lateral (
  select
    case when version.id is null then orders.delivery_minor else version.delivery_minor end as delivery_minor,
    case when version.id is null then coalesce(orders.adjustments, adjustments_of(orders.discount_minor, orders.delivery_minor))
      else coalesce(version.adjustments, adjustments_of(version.discount_minor, version.delivery_minor)) end as adjustments
) as charged;
--> statement-breakpoint
-- Charges of orders (D60); none: off.
alter table settings add column charges jsonb not null default '[]'::jsonb;

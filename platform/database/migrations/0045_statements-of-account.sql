ALTER TABLE "companies" ADD COLUMN "payment_days" smallint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "payment_terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "credit_limit_minor" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "credit_currency_id" smallint;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_days" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_terms" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing_address" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_hold" jsonb;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_payment_days" CHECK ("companies"."payment_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_credit_limit" CHECK ("companies"."credit_limit_minor" >= 0);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_credit_currency" CHECK (num_nulls("companies"."credit_limit_minor", "companies"."credit_currency_id") in (0, 2));--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_paid" CHECK ("order_documents"."paid_on" is null or "order_documents"."kind" <> 'certificate');--> statement-breakpoint
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
  ) end as adjustments,
  case when version.fields is null then orders.shipping else version.fields ->> 'shipping' end as shipping,
  orders.payment_days,
  orders.payment_terms,
  orders.credit_hold,
  orders.billing_address
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
drop trigger append_only on orders;
--> statement-breakpoint
create trigger append_only before delete or truncate on orders
  for each statement execute function refuse_removal(
    'status', 'company_id', 'purchase_order_number', 'cost_centre', 'requisition_number', 'first_name', 'surname', 'company', 'email',
    'delivery_address', 'billing_address', 'vat_number', 'eori_number');
--> statement-breakpoint
create or replace function refuse_order_rewrite() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['status', 'company_id']) <> (to_jsonb(old) - array['status', 'company_id'])
     and not is_erasing(to_jsonb(old), to_jsonb(new), array['purchase_order_number', 'cost_centre', 'requisition_number', 'first_name',
       'surname', 'company', 'email', 'delivery_address', 'billing_address', 'vat_number', 'eori_number']) then
    raise exception 'order % is a snapshot: only its status may change', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

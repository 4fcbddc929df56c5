ALTER TABLE "carts" ADD COLUMN "any_quantity" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "min_quantity" smallint;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "pack_size" smallint;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_quantity" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_size" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "min_quantity" smallint;
--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "pack_size" smallint;
--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD COLUMN "any_quantity" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_any_quantity" CHECK (not "carts"."any_quantity" or "carts"."staff_id" is not null) not valid;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_quantities" CHECK ("product_variants"."min_quantity" between 1 and 100 and "product_variants"."pack_size" between 1 and 100) not valid;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_quantities" CHECK ("products"."min_quantity" between 1 and 100 and "products"."pack_size" between 1 and 100) not valid;
--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_quantities" CHECK ("price_lists"."min_quantity" between 1 and 100 and "price_lists"."pack_size" between 1 and 100) not valid;
--> statement-breakpoint
-- The further columns come last: a view is replaced only if its earlier columns stay as they are.
create or replace view given_price_lists with (security_invoker = true) as
select
  list.id,
  given.company_id,
  given.scope,
  list.name,
  list.title,
  list.currency_id,
  list.starts_on,
  list.ends_on,
  list.exclusive,
  list.counts_widths_together,
  list.min_quantity,
  list.pack_size,
  exists (select from price_list_rows as rule where rule.price_list_id = list.id and rule.product_id is null) as has_rules
from price_lists as list
join (
  select price_list_id, company_id, 'company' as scope from price_list_recipients where company_id is not null
  union all
  select recipient.price_list_id, member.company_id, 'group' as scope
  from price_list_recipients as recipient
  join company_group_members as member on member.group_id = recipient.group_id
  union all
  select price_list_id, null as company_id, 'everybody' as scope
  from price_list_recipients
  where company_id is null and group_id is null
) as given on given.price_list_id = list.id
where not list.archived;

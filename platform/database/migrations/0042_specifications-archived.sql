ALTER TABLE "attributes" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_types" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What a list can be filtered by follows the type of its parts: every process hears of another one.
create trigger products_typed after update of type_id on products for each row
  when (old.type_id is distinct from new.type_id) execute function tell_change();
--> statement-breakpoint
-- As before, without what is archived; in one order, so that the same words make the same document whatever the plan.
create or replace function search_facts_of(product products) returns table (words text, weight "char") language sql stable as $$
  select fact.words, fact.weight
  from (
    select name, 'A'::"char" from product_types where id = product.type_id
    union all
    select branch.name, 'B' from product_subcategories as link join subcategories as branch on branch.id = link.subcategory_id
    where link.product_id = product.id
    union all
    select branch.name, 'C' from product_categories as link join categories as branch on branch.id = link.category_id
    where link.product_id = product.id
    union all
    select coalesce(stated.word, attribute.name), 'C'
    from specifications as stated join attributes as attribute on attribute.id = stated.attribute_id
    where stated.product_id = product.id and (stated.word is not null or stated.flag) and not attribute.archived
    union all
    select attribute.name, 'D'
    from specifications as stated join attributes as attribute on attribute.id = stated.attribute_id
    where stated.product_id = product.id and not attribute.archived
  ) as fact (words, weight)
  order by fact.weight, fact.words collate "C"
$$;
--> statement-breakpoint
create or replace function search_measures_of(product products) returns setof text language sql stable as $$
  select unnest(array[search_figure(figure), search_figure(figure) || search_unit(attribute.unit)])
  from specifications as stated
  join attributes as attribute on attribute.id = stated.attribute_id
  cross join lateral unnest(array[stated.low, stated.high]) as figure
  where stated.product_id = product.id and figure is not null and not attribute.archived
  union all
  select search_figures_in(details) from product_variants where family_id = product.family_id
$$;
--> statement-breakpoint
create trigger attributes_archived after update of archived on attributes
  for each row when (old.archived is distinct from new.archived) execute function tell_search_of_name();
